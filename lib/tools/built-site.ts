/** What a built site says of itself: its pages, and the headers it asks its host for. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page of a built site. */
export interface BuiltPage {
  /** The address that visitors see, such as `/bonsmara`. */
  readonly address: string;
  /** The file's name in the site's folder, such as `bonsmara.html`. */
  readonly file: string;
  /** The Content-Security-Policy in the page's own `<meta>`; none in the plain export. */
  readonly policy: string | undefined;
}

export interface BuiltSite {
  /** All pages but the one for missing addresses. */
  readonly pages: readonly BuiltPage[];
  /** Whether search engines may list the site. */
  readonly isListed: boolean;
}

/** Header values by name. */
export type Headers = Readonly<Record<string, string>>;

/** A rule of `_headers`. */
export interface HeaderRule {
  /** An address, where `*` stands for anything: `/photos/*`. */
  readonly pattern: string;
  readonly headers: Headers;
}

// Cloudflare Pages and Netlify send it where no rule of `_headers` names another.
const defaultHeaders: Headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

const policyPattern = /<meta http-equiv="?Content-Security-Policy"? content="([^"]*)"/i;
const unlistedPattern = /<meta name="?robots"? content="?[^">]*noindex/i;

/** The policy that a page carries in itself. */
export function policyIn(html: string): string | undefined {
  return policyPattern.exec(html)?.[1];
}

/**
 * Reads the pages of a built site, which all lie at the top of its folder.
 * @throws one sentence when the folder holds no finished site.
 */
export function readBuiltSite(folder: string): BuiltSite {
  const files = readdirSync(folder).filter((name) => /^[^_].*\.html$/.test(name));
  if (!files.includes('404.html')) {
    throw new Error(`${folder}/ has no 404.html: build the site again.`);
  }
  const pages = files
    .filter((file) => file !== '404.html')
    .sort()
    .map((file) => ({
      address: `/${file.replace(/(index)?\.html$/, '')}`,
      file,
      policy: policyIn(readFileSync(join(folder, file), 'utf8')),
    }));
  const isListed = !unlistedPattern.test(readFileSync(join(folder, 'index.html'), 'utf8'));
  return { pages, isListed };
}

/** Reads the rules of `_headers` in a folder, in the format of Cloudflare Pages and Netlify. */
export function readHeaderRules(folder: string): HeaderRule[] {
  const file = join(folder, '_headers');
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8').replace(/^(#.*)?\n/gm, '');
  return text.split(/\n(?=\S)/).map((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n');
    const headers = lines.map((line) => line.trim().split(/:\s+(.*)/, 2));
    return { pattern, headers: Object.fromEntries(headers) };
  });
}

/** The headers that a host is to send with an address of the site. */
export function headersFor(rules: readonly HeaderRule[], address: string): Headers {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
  );
  return Object.assign({}, defaultHeaders, ...matching.map(({ headers }) => headers));
}
