import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { integrityOf } from '../compression-and-digests';
import type { HtmlFirstSettings } from '../settings';
import { findElement, type PageTransform, readAttribute } from './page';

/** Source expressions that allow exactly the inline texts of these elements. */
function hashSources(elements: readonly Element[]): string[] {
  return [...new Set(elements.map((element) => `'${integrityOf(textOf(element))}'`))];
}

/** The inline scripts of a page that a browser would run. */
export function inlineScripts(page: Root): Element[] {
  return selectAll('script:not([src], [type="application/ld+json"])', page);
}

const ownOrigin = 'http://site';

/** The origins that a page puts into frames, at once or when a script copies `data-src` to `src`. */
function frameOrigins(page: Root): string[] {
  const addresses = selectAll('iframe', page).map(
    (frame) => readAttribute(frame, 'src') ?? readAttribute(frame, 'data-src') ?? '',
  );
  const origins = addresses.map((address) => new URL(address, ownOrigin).origin);
  return [...new Set(origins.map((origin) => (origin === ownOrigin ? "'self'" : origin)))];
}

/** Adds a Content-Security-Policy that knows every inline script and style of the page by hash. */
export function addPolicy({
  connectOrigins = [],
  formActionOrigins = [],
  addedStyleHashes = [],
}: NonNullable<HtmlFirstSettings['policy']> = {}): PageTransform {
  return (page) => {
    const addedStyles = addedStyleHashes.map((hash) => `'${hash}'`);
    const sources: Readonly<Record<string, readonly string[]>> = {
      'default-src': [],
      'script-src': ["'self'", ...hashSources(inlineScripts(page))],
      'style-src': [...hashSources(selectAll('style', page)), ...addedStyles],
      'img-src': ["'self'", 'data:'],
      'media-src': ["'self'"],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...connectOrigins],
      'frame-src': frameOrigins(page),
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'base-uri': [],
      'form-action': formActionOrigins.length > 0 ? formActionOrigins : ["'self'"],
    };
    const content = Object.entries(sources)
      .map(([directive, allowed]) => [directive, ...(allowed.length > 0 ? allowed : ["'none'"])])
      .map((words) => words.join(' '))
      .join('; ');
    // After the charset, which has to be in the first kilobyte, and before everything it governs.
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
