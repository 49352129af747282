import { existsSync, readdirSync, statSync } from 'node:fs';
import type { Root } from 'hast';
import { select } from 'hast-util-select';
import { readPage } from '../../html-first/export-files';
import type { EmailService } from '../../site/environment';
import { type BuiltPage, readBuiltSite } from '../built-site';
import { daysUntil, type Finding, findingsIn, readText, type SiteToCheck } from './findings';

/** Files of `public/` that tell a host how to serve the site. */
const hostFiles = ['_headers', '_redirects', '.htaccess'];
/** `security.txt` is to be true for at least so long. */
const securityTextDays = 30;

/** The identifiers of the email service with which a page was built and that are no longer set. */
function outdatedIdentifiers(
  page: Root,
  { serviceId, templateId, publicKey }: EmailService,
): string[] {
  const wanted = { service_id: serviceId, template_id: templateId, user_id: publicKey };
  return Object.entries(wanted).flatMap(([name, value]) => {
    const built = select(`input[name=${name}]`, page)?.properties.value;
    return built === undefined || built === value ? [] : [name];
  });
}

function checkPage(
  file: string,
  { address, policy }: BuiltPage,
  siteUrl: URL,
  emailService: EmailService,
): Finding[] {
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
    ...outdatedIdentifiers(page, emailService).map(
      (name) => `sends enquiries with another ${name} than is set now: build it again.`,
    ),
  ]);
}

/** A file that was changed after the site was built. */
function changedSince(built: number, folder: string): string | undefined {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => `${folder}/${name}`);
  return files.find((file) => statSync(file).mtimeMs > built);
}

export function isBuilt({ folder }: SiteToCheck): boolean {
  return ['index.html', '404.html'].every((file) => existsSync(`${folder}/${file}`));
}

/**
 * What is wrong with the built site, by the file it is wrong in.
 * @param emailService as it is set now, for a site that was built before
 * @param project the folder in which `content/` and `public/` stand
 */
export function checkBuild(
  site: SiteToCheck,
  emailService: EmailService,
  project = '.',
): Finding[] {
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
    ...pages.flatMap((page) => checkPage(`${folder}/${page.file}`, page, siteUrl, emailService)),
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
