import { type BuiltSite, pageNames } from './built-site';
import {
  askedEachTime,
  type Headers,
  hashedFolders,
  keptForAYear,
  pageHeaders,
  sharedHeaders,
} from './header-table';
import { binaryTypes, textTypes } from './media-types';

/** nginx forgets the headers of a server as soon as a location adds one, so each names all. */
function location(match: string, lines: readonly string[], headers: Headers): string {
  const added = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return `location ${match} {\n${[...lines, ...added].map((line) => `  ${line}`).join('\n')}\n}`;
}

/** A snippet for the server block of the site, to be included with `include`. */
export function nginxFile({ pages, missingPage, isListed }: BuiltSite): string {
  const shared = sharedHeaders(isListed);
  const asked = { ...shared, 'Cache-Control': askedEachTime };
  const names = pageNames(pages);
  const types = Object.entries({ ...textTypes, ...binaryTypes });
  // nginx compresses pages and adds their character set without being told.
  const texts = Object.values(textTypes)
    .filter((type) => type !== 'text/html')
    .join(' ');
  return `# Made by the build from lib/hosts/: change that, and build again.
types {
${types.map(([ending, type]) => `  ${type} ${ending};`).join('\n')}
}
charset utf-8;
charset_types ${texts};
server_tokens off;
absolute_redirect off;
gzip on;
gzip_static on;
gzip_vary on;
gzip_types ${texts};
# With the module ngx_brotli: brotli_static on;
error_page 404 /404.html;

# Only https; behind a proxy the proxy says what the visitor used
set $visitor_scheme $scheme$http_x_forwarded_proto;
if ($visitor_scheme ~ ^(?:http)+$) {
  return 301 https://$host$request_uri;
}

# One address for each page
${location('~ ^/index(?:\\.html|/)?$', ['return 301 /$is_args$args;'], asked)}
${location(`~ ^/(${names})(?:\\.html|/)$`, ['return 301 /$1$is_args$args;'], asked)}
${pages
  .map(({ address, file, policy }) =>
    location(`= ${address}`, [`try_files /${file} =404;`], { ...asked, ...pageHeaders(policy) }),
  )
  .join('\n')}
${location(`= /${missingPage.file}`, ['internal;'], { ...asked, ...pageHeaders(missingPage.policy) })}

# No hidden files
location ~ (?:^|/)\\.(?!well-known/) {
  return 404;
}
location = /_headers {
  return 404;
}

${location(`~ ^/(?:${hashedFolders.join('|')})/`, ['try_files $uri =404;'], {
  ...shared,
  'Cache-Control': keptForAYear,
})}
${location('/', ['try_files $uri =404;'], asked)}
`;
}
