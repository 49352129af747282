import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page of a built site. */
export interface BuiltPage {
  /** The address that visitors see, such as `/bonsmara`. */
  readonly address: string;
  /** The file's name in the site's folder, such as `bonsmara.html`. */
  readonly file: string;
  /** What the page's own `<meta>` allows; none in the plain export. */
  readonly policy: string | undefined;
}

/** What a host has to know about a built site. */
export interface BuiltSite {
  /** All pages but the one for missing addresses. */
  readonly pages: readonly BuiltPage[];
  /** The page for addresses that the site does not have. */
  readonly missingPage: BuiltPage;
  /** Whether search engines may list the site. */
  readonly isListed: boolean;
}

const policyPattern = /<meta http-equiv="?Content-Security-Policy"? content="([^"]*)"/i;
const unlistedPattern = /<meta name="?robots"? content="?[^">]*noindex/i;

/** The policy that a page carries in itself. */
export function policyIn(html: string): string | undefined {
  return policyPattern.exec(html)?.[1];
}

/** The names that stand for pages in an address, front page left out, as choices of a pattern. */
export function pageNames(pages: readonly BuiltPage[]): string {
  return pages
    .filter(({ address }) => address !== '/')
    .map(({ address }) => address.slice(1))
    .join('|');
}

function readPage(folder: string, file: string): BuiltPage {
  const name = file.replace(/\.html$/, '');
  return {
    address: name === 'index' ? '/' : `/${name}`,
    file,
    policy: policyIn(readFileSync(join(folder, file), 'utf8')),
  };
}

/** Reads a built site's pages. They all lie at the top of its folder. */
export function readBuiltSite(folder: string): BuiltSite {
  const pages = readdirSync(folder)
    .filter((file) => file.endsWith('.html') && !file.startsWith('_'))
    .sort()
    .map((file) => readPage(folder, file));
  const missingPage = pages.find(({ file }) => file === '404.html');
  if (!missingPage) throw new Error(`${folder}/ has no 404.html: build the site again.`);
  return {
    pages: pages.filter((page) => page !== missingPage),
    missingPage,
    isListed: !unlistedPattern.test(readFileSync(join(folder, 'index.html'), 'utf8')),
  };
}
