import { existsSync, readdirSync, statSync } from 'node:fs';
import { select } from 'hast-util-select';
import { readPage } from '../../html-first/export-files';
import { type BuiltPage, readBuiltSite } from '../built-site';
import { daysUntil, type Finding, findingsIn, readText, type SiteToCheck } from './findings';

/** Files of `public/` that tell a host how to serve the site. */
const hostFiles = ['_headers', '_redirects', '.htaccess'];
/** `security.txt` is to be true for at least so long. */
const securityTextDays = 30;

function checkPage(file: string, { address, policy }: BuiltPage, siteUrl: URL): Finding[] {
  const page = readPage(file);
  const canonical = String(select('link[rel=canonical]', page)?.properties.href ?? 'nothing');
  const wanted = new URL(address, siteUrl).href.replace(/\/$/, '');
  // Built with LIGHT=off a page runs the scripts of Next, whose policy would have to allow any.
  const isPlainExport = select('script[src^="/_next/"]', page) !== undefined;
  const isGuarded = policy ? !policy.includes("'unsafe-") : isPlainExport;
  return findingsIn(file, [
    canonical.replace(/\/$/, '') !== wanted &&
      `names ${canonical} as its address, and not ${wanted}: build it again.`,
    !isGuarded && 'has no policy that keeps foreign scripts out: build it again.',
  ]);
}

/** A file that was changed after the site was built. */
function changedSince(built: number, folder: string): string | undefined {
  const files = readdirSync(folder).map((name) => `${folder}/${name}`);
  return files.find((file) => statSync(file).mtimeMs > built);
}

export function isBuilt({ folder }: SiteToCheck): boolean {
  return ['index.html', '404.html'].every((file) => existsSync(`${folder}/${file}`));
}

/**
 * What is wrong with the built site, by the file it is wrong in.
 * @param project the folder in which `content/` and `public/` stand
 */
export function checkBuild(site: SiteToCheck, project = '.'): Finding[] {
  const { folder, siteUrl, now } = site;
  if (!isBuilt(site)) return findingsIn(folder, ['There is no built site: run npm run build.']);
  const home = `${folder}/index.html`;
  const { pages, isListed } = readBuiltSite(folder);
  const changed = changedSince(statSync(home).mtimeMs, `${project}/content`);
  const securityFile = `${folder}/.well-known/security.txt`;
  const expires = /^Expires: (.*)$/m.exec(readText(securityFile) ?? '')?.[1] ?? '';
  const isLasting = daysUntil(new Date(expires), now) >= securityTextDays;
  const isTaken = (name: string) =>
    readText(`${folder}/${name}`) === readText(`${project}/public/${name}`);
  return [
    ...(changed ? findingsIn(changed, ['has changed since: build the site again.']) : []),
    ...findingsIn(home, [!isListed && 'asks search engines to stay away.']),
    ...pages.flatMap((page) => checkPage(`${folder}/${page.file}`, page, siteUrl)),
    ...hostFiles.flatMap((name) =>
      findingsIn(`${folder}/${name}`, [
        !isTaken(name) && 'is not the one in public/: build the site again.',
      ]),
    ),
    ...findingsIn(securityFile, [
      !isLasting && `is true for less than ${securityTextDays} days: build the site again.`,
    ]),
  ];
}
