import type { BuiltSite } from './built-site';
import {
  type Headers,
  hashedFolders,
  keptForAYear,
  pageHeaders,
  sharedHeaders,
} from './header-table';

function rule(address: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [address, ...lines].join('\n');
}

/**
 * `_headers` for Cloudflare Pages and Netlify. Both join a header that several rules name, so no two
 * rules name the same; both ask after files each time unless told otherwise.
 */
export function headersFile({ pages, isListed }: BuiltSite): string {
  const rules = [
    rule('/*', sharedHeaders(isListed)),
    ...pages
      .filter(({ policy }) => policy)
      .map(({ address, policy }) => rule(address, pageHeaders(policy))),
    ...hashedFolders.map((folder) => rule(`/${folder}/*`, { 'Cache-Control': keptForAYear })),
  ];
  return `${rules.join('\n')}\n`;
}
