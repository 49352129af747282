/** The policy of a page: what browsers may run and fetch there, with its inline scripts and styles by hash. */
import { hash } from 'node:crypto';
import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { findElement, inlineScripts, type PageTransform } from './page';
import type { ExportSettings } from './settings';

/** Source expressions that allow exactly these inline scripts or styles. */
function hashSources(elements: readonly Element[]): string[] {
  const digests = elements.map((element) => hash('sha256', textOf(element), 'base64'));
  return [...new Set(digests.map((digest) => `'sha256-${digest}'`))];
}

/** The origins of a page's iframes, by `src`, or by the `data-src` that a script copies to it. */
function frameOrigins(page: Root): string[] {
  const frames = selectAll('iframe', page).map(({ properties }) => properties);
  const urls = frames.map(({ src, dataSrc }) => String(src ?? dataSrc ?? ''));
  return [...new Set(urls.map((url) => new URL(url).origin))];
}

/** Adds a Content-Security-Policy that lists every inline script and style of the page by hash. */
export function addPolicy(allowed: ExportSettings['policy']): PageTransform {
  const { requestOrigins, addedStyleHashes } = allowed;
  const addedStyles = addedStyleHashes.map((hash) => `'${hash}'`);
  return (page) => {
    const sources = [
      ['default-src'],
      ['script-src', "'self'", ...hashSources(inlineScripts(page))],
      ['style-src', ...hashSources(selectAll('style', page)), ...addedStyles],
      ['img-src', "'self'", 'data:'],
      ['font-src', "'self'"],
      ['connect-src', "'self'", ...requestOrigins],
      ['frame-src', ...frameOrigins(page)],
      ['worker-src', "'self'"],
      ['base-uri'],
      ['form-action', ...(requestOrigins.length > 0 ? requestOrigins : ["'self'"])],
    ];
    const content = sources
      .map((directive) => (directive.length > 1 ? directive : [...directive, "'none'"]).join(' '))
      .join('; ');
    // After the charset, which must be in the first kilobyte, and before everything that it governs.
    const head = findElement('head', page).children;
    const characterSet = head.indexOf(findElement('meta[charset]', page));
    const policy = h('meta', { httpEquiv: 'Content-Security-Policy', content });
    head.splice(characterSet + 1, 0, policy);
  };
}
