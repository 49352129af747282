import { createHash } from 'node:crypto';
import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import type { HtmlFirstSettings } from '../settings';
import { findElement, type PageTransform, readAttribute } from './page';

/** The source expression that allows exactly this inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

function hashSources(texts: readonly string[]): string[] {
  return [...new Set(texts.map(hashSource))];
}

/** The inline scripts of a page that a browser would run. */
export function inlineScripts(page: Root): Element[] {
  return selectAll('script:not([src], [type="application/ld+json"])', page);
}

const ownOrigin = 'http://site';

/** The sites that a page frames, and no other. */
function frameOrigins(page: Root): string[] {
  const addresses = selectAll('iframe[src]', page).map(
    (frame) => readAttribute(frame, 'src') ?? '',
  );
  const origins = addresses.map((address) => new URL(address, ownOrigin).origin);
  return [...new Set(origins.map((origin) => (origin === ownOrigin ? "'self'" : origin)))];
}

/** A directive; without sources it allows nothing. */
function directive(name: string, ...sources: readonly string[]): string {
  return [name, ...(sources.length > 0 ? sources : ["'none'"])].join(' ');
}

/** Adds a Content-Security-Policy that knows every inline script and style of the page by hash. */
export function addPolicy({
  connectOrigins = [],
  formActionOrigins = [],
  addedStyleHashes = [],
}: NonNullable<HtmlFirstSettings['policy']> = {}): PageTransform {
  return (page) => {
    const styles = selectAll('style', page).map((style) => textOf(style));
    const content = [
      directive('default-src'),
      directive(
        'script-src',
        "'self'",
        ...hashSources(inlineScripts(page).map((script) => textOf(script))),
      ),
      directive(
        'style-src',
        ...hashSources(styles),
        ...addedStyleHashes.map((hash) => `'${hash}'`),
      ),
      directive('img-src', "'self'", 'data:'),
      directive('media-src', "'self'"),
      directive('font-src', "'self'"),
      directive('connect-src', "'self'", ...connectOrigins),
      directive('frame-src', ...frameOrigins(page)),
      directive('manifest-src', "'self'"),
      directive('worker-src', "'self'"),
      directive('base-uri'),
      directive('form-action', ...(formActionOrigins.length > 0 ? formActionOrigins : ["'self'"])),
    ].join('; ');
    // After the character set, which has to stand in the first kilobyte, and before all it governs.
    const head = findElement('head', page).children;
    const characterSet = head.indexOf(findElement('meta[charset]', page));
    head.splice(characterSet + 1, 0, {
      type: 'element',
      tagName: 'meta',
      properties: { httpEquiv: ['Content-Security-Policy'], content },
      children: [],
    });
  };
}
