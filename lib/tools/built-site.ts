/** What a built site says of itself: its pages, and the headers it asks its host for. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface BuiltPage {
  /** The address that visitors see, such as `/bonsmara`. */
  readonly address: string;
  /** The file's name in the site's folder, such as `bonsmara.html`. */
  readonly file: string;
  /** The Content-Security-Policy in the page's own `<meta>`; none in the plain export. */
  readonly policy: string | undefined;
}

// Cloudflare Pages and Netlify send it where no rule of `_headers` names another.
const defaultHeaders = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** The policy that a page carries in itself. */
export function policyIn(html: string): string | undefined {
  return /<meta http-equiv="?Content-Security-Policy"? content="([^"]*)"/i.exec(html)?.[1];
}

/**
 * Reads a built site, whose pages all lie at the top of its folder.
 * @returns all pages but the one for missing addresses, and whether search engines may list them
 * @throws one sentence when the folder holds no finished site.
 */
export function readBuiltSite(folder: string): { pages: BuiltPage[]; isListed: boolean } {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  if (!files.includes('404.html')) {
    throw new Error(`There is no finished site in ${folder}/: build it again.`);
  }
  const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
  const pages = files
    .filter((file) => /^(?!404)[^_].*\.html$/.test(file))
    .sort()
    .map((file) => ({
      address: `/${file.replace(/(index)?\.html$/, '')}`,
      file,
      policy: policyIn(read(file)),
    }));
  const isListed = !/<meta name="?robots"? content="?[^">]*noindex/i.test(read('index.html'));
  return { pages, isListed };
}

/**
 * Reads the rules of `_headers` in a folder, in the format of Cloudflare Pages and Netlify. A pattern
 * is an address that may end in `*` for anything: `/photos/*`.
 */
export function readHeaderRules(folder: string) {
  const file = `${folder}/_headers`;
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8').replace(/^(#.*)?\n/gm, '');
  return text.split(/\n(?=\S)/).map((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n');
    const headers = lines.map((line) => {
      const [name = '', value = ''] = line.trim().split(/:\s+(.*)/);
      return [name, value] as const;
    });
    return { pattern, headers: Object.fromEntries(headers) };
  });
}

/** The headers, as values by name, that a host is to send with an address of the site. */
export function headersFor(
  rules: ReturnType<typeof readHeaderRules>,
  address: string,
): Readonly<Record<string, string>> {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
  );
  return matching.reduce((all, { headers }) => ({ ...all, ...headers }), defaultHeaders);
}
