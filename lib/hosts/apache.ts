import { type BuiltPage, type BuiltSite, pageNames } from './built-site';
import {
  askedEachTime,
  type Headers,
  hashedFolders,
  keptForAYear,
  pageHeaders,
  sharedHeaders,
} from './header-table';
import { binaryTypes, textTypes } from './media-types';

const textEndings = Object.keys(textTypes).join('|');

function setHeaders(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `Header always set ${name} "${value}"`)
    .join('\n');
}

function pageRule({ file, policy }: BuiltPage): string {
  const files = `^${file.replace('.', '\\.')}(\\.(br|gz))?$`;
  return `<FilesMatch "${files}">\n${setHeaders(pageHeaders(policy))}\n</FilesMatch>`;
}

function redirects(names: string): string {
  return `# Only https; behind a proxy the proxy says what the visitor used
RewriteCond %{HTTPS} !=on
RewriteCond %{HTTP:X-Forwarded-Proto} !=https [NV]
RewriteCond %{THE_REQUEST} ^\\S+\\s(?:\\w+://[^/\\s]+)?([^?\\s]+)
RewriteRule ^ https://%{HTTP_HOST}%1 [R=301,L,NE]

# One address for each page
RewriteCond %{THE_REQUEST} ^\\S+\\s/+index(\\.html|/)?(\\?|\\s)
RewriteRule ^ https://%{HTTP_HOST}/ [R=301,L]
RewriteCond %{THE_REQUEST} ^\\S+\\s/+(${names})(\\.html|/)(\\?|\\s)
RewriteRule ^ https://%{HTTP_HOST}/%1 [R=301,L]`;
}

function rewrites(names: string): string {
  return `# No folders, no hidden files, and the page for missing ones only for those
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{THE_REQUEST} ^\\S+\\s/+(_headers|404(\\.html)?)(\\?|\\s)
RewriteRule ^ - [R=404,L]
RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]

RewriteRule ^$ index.html
RewriteRule ^(${names})$ $1.html

# What is compressed already
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^(.+)$ $1.br [END]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule ^(.+)$ $1.gz [END]`;
}

/** `.htaccess` for Apache 2.4 and LiteSpeed, which most shared hosts run. */
export function apacheFile({ pages, missingPage, isListed }: BuiltSite): string {
  const types = Object.entries({ ...textTypes, ...binaryTypes });
  const names = pageNames(pages);
  return `# Made by the build from lib/hosts/: change that, and build again.
ErrorDocument 404 /404.html
AddDefaultCharset utf-8
AddCharset utf-8 ${Object.keys(textTypes)
    .map((ending) => `.${ending}`)
    .join(' ')}
${types.map(([ending, type]) => `AddType ${type} .${ending}`).join('\n')}
RemoveType .gz
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz

<IfModule mod_rewrite.c>
RewriteEngine On

${redirects(names)}

${rewrites(names)}
</IfModule>

<IfModule mod_headers.c>
SetEnvIf Request_URI "^/(${hashedFolders.join('|')})/" HASHED
${setHeaders(sharedHeaders(isListed))}
Header set Cache-Control "${askedEachTime}"
Header set Cache-Control "${keptForAYear}" env=HASHED
<FilesMatch "\\.(${textEndings})(\\.(br|gz))?$">
Header merge Vary Accept-Encoding
</FilesMatch>
${[...pages, missingPage]
  .filter(({ policy }) => policy)
  .map(pageRule)
  .join('\n')}
</IfModule>
`;
}
