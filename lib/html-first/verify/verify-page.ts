import type { Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { writeHtml } from '../export-files';
import { readAttribute } from '../transforms/page';

/** The problems of a page, each as a sentence. */
export function verifyPage(address: string, page: Root): string[] {
  const problems: string[] = [];
  if (/\/_next\/static\/[^"]*\.(js|css)\b/.test(writeHtml(page))) {
    problems.push(`${address} still names a file of Next's client runtime`);
  }
  for (const script of selectAll('script[src]', page)) {
    problems.push(`${address} has the script ${readAttribute(script, 'src')}`);
  }
  for (const { tagName } of selectAll('[style]', page)) {
    problems.push(`${address} has a style attribute on a <${tagName}>, which its policy refuses`);
  }
  return problems;
}

const base = 'http://site';

function addressesIn(page: Root): string[] {
  const elements = selectAll('a[href], link[href], [src], [srcset], [imagesrcset]', page);
  return elements.flatMap(({ properties: { href, src, srcSet, imageSrcSet } }) => {
    const candidates = String(srcSet ?? imageSrcSet ?? '').split(',');
    const pictures = candidates.map((candidate) => candidate.trim().split(' ')[0]);
    return [href, src, ...pictures].filter((address) => typeof address === 'string');
  });
}

/** The file that a static host serves for a path. */
function fileFor(path: string, files: ReadonlySet<string>): string | undefined {
  return [path, `${path}.html`, `${path.replace(/\/$/, '')}/index.html`].find((file) =>
    files.has(file),
  );
}

/**
 * The dead links of a page: to a file the site does not have, or to an id that the page does not
 * have. Links to other sites are not followed.
 * @param siteOrigin links to this origin are the site's own, as the canonical address is.
 */
export function verifyLinks(
  address: string,
  pages: ReadonlyMap<string, Root>,
  files: ReadonlySet<string>,
  siteOrigin = base,
): string[] {
  const page = pages.get(address);
  const problems: string[] = [];
  for (const link of new Set(page && addressesIn(page))) {
    const url = new URL(link.startsWith('#') ? `${address}${link}` : link, base + address);
    if (url.origin !== base && url.origin !== siteOrigin) continue;
    const file = fileFor(decodeURI(url.pathname), files);
    if (!file) {
      problems.push(`${address} links to ${link}, which the site does not have`);
      continue;
    }
    const target = pages.get(file);
    const id = decodeURIComponent(url.hash.slice(1));
    if (id && target && !select(`[id="${id}"]`, target)) {
      problems.push(`${address} links to ${link}, but ${file} has no element of that id`);
    }
  }
  return problems;
}
