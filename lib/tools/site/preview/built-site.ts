/** The headers that the host of a built site should send. */
import { existsSync, readFileSync } from 'node:fs';

// Cloudflare Pages sends this unless a rule of `_headers` says otherwise.
const defaultHeaders = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/**
 * Reads the rules of `_headers` in a folder, in the format of Cloudflare Pages. A pattern is an
 * address that may end in `*` for anything: `/photos/*`.
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

/** The headers, by name, that a host should send with an address. */
export function headersFor(
  rules: ReturnType<typeof readHeaderRules>,
  address: string,
): Readonly<Record<string, string>> {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
  );
  return matching.reduce((all, { headers }) => ({ ...all, ...headers }), defaultHeaders);
}
