import { createHash } from 'node:crypto';
import type { Element, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { findElement, type PageTransform } from './page';

/** What a page may do beyond its own files. */
export interface PolicySources {
  /** Where the form may send to. */
  readonly emailOrigin: string;
  /** Texts of `<style>` elements that a script adds to the page, such as the toasts'. */
  readonly addedStyles: readonly string[];
}

/** The source expression that allows exactly this inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

function hashes(elements: readonly Element[], more: readonly string[] = []): string {
  const texts = [...elements.map((element) => textOf(element)), ...more];
  return [...new Set(texts.map(hashSource))].join(' ');
}

/** The inline scripts of a page that a browser would run. */
export function inlineScripts(page: Root): Element[] {
  return selectAll('script:not([src]):not([type="application/ld+json"])', page);
}

/** The sites that a page frames, and no other. */
function frameOrigins(page: Root): string {
  const addresses = selectAll('iframe[src]', page).map(({ properties }) => String(properties.src));
  const origins = new Set(addresses.map((address) => new URL(address).origin));
  return [...origins].join(' ') || "'none'";
}

/** Adds a Content-Security-Policy that knows every inline script and style of the page by hash. */
export function addPolicy({ emailOrigin, addedStyles }: PolicySources): PageTransform {
  return (page: Root) => {
    const light = structuredClone(page);
    const policy = [
      "default-src 'none'",
      `script-src 'self' ${hashes(inlineScripts(light))}`,
      `style-src ${hashes(selectAll('style', light), ['', ...addedStyles])}`,
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src 'self' ${emailOrigin}`.trimEnd(),
      `frame-src ${frameOrigins(light)}`,
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self' mailto:",
    ].join('; ');
    // After the character set, which has to stand in the first kilobyte, and before all it governs.
    const head = findElement('head', light).children;
    const characterSet = head.indexOf(findElement('meta[charset]', light));
    head.splice(characterSet + 1, 0, {
      type: 'element',
      tagName: 'meta',
      properties: { httpEquiv: ['Content-Security-Policy'], content: policy },
      children: [],
    });
    return light;
  };
}
