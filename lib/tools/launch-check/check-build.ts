import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { select } from 'hast-util-select';
import { readPage } from '../../html-first/export-files';
import type { EmailService } from '../../site/environment';
import { type BuiltPage, readBuiltSite } from '../built-site';
import { daysUntil, type Finding, findingsIn, type SiteToCheck } from './findings';

/** `security.txt` is to be true for at least so long. */
const securityTextDays = 30;

function checkBuiltPage(
  file: string,
  { address, policy }: BuiltPage,
  siteUrl: URL,
  { serviceId, templateId, publicKey }: EmailService,
): Finding[] {
  const page = readPage(file);
  const canonical = String(select('link[rel=canonical]', page)?.properties.href ?? 'nothing');
  const wanted = new URL(address, siteUrl).href.replace(/\/$/, '');
  // Built with LIGHT=off a page runs the scripts of Next, whose policy would have to allow any.
  const isPlainExport = select('script[src^="/_next/"]', page) !== undefined;
  const isGuarded = policy ? !policy.includes("'unsafe-") : isPlainExport;
  const identifiers = { service_id: serviceId, template_id: templateId, user_id: publicKey };
  const outdated = Object.entries(identifiers).filter(([name, value]) => {
    const field = select(`input[name=${name}]`, page);
    return field && field.properties.value !== value;
  });
  return findingsIn(file, [
    canonical.replace(/\/$/, '') !== wanted &&
      `names ${canonical} as its address, and not ${wanted}: build it again.`,
    !isGuarded && 'has no policy that keeps foreign scripts out: build it again.',
    ...outdated.map(
      ([name]) => `sends enquiries with another ${name} than is set now: build it again.`,
    ),
  ]);
}

/** The files of a folder that were changed after the site was built. */
function changedSince(built: number, folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.map((name) => `${folder}/${name}`).filter((file) => statSync(file).mtimeMs > built);
}

/**
 * What is wrong with the built site, by the file it is wrong in.
 * @param emailService as it is set now, for a site that was built before
 * @param project the folder in which `content/` and `public/` stand
 */
export function checkBuild(
  { folder, siteUrl, now }: SiteToCheck,
  emailService: EmailService,
  project = '.',
): Finding[] {
  const home = `${folder}/index.html`;
  const { pages, isListed } = readBuiltSite(folder);
  const built = statSync(home).mtimeMs;
  const sources = ['content', 'public'].map((name) => `${project}/${name}`);
  const [changed] = sources.flatMap((source) => changedSince(built, source));
  const securityFile = `${folder}/.well-known/security.txt`;
  // Without an address for reports, a question of its own, there is no such file.
  const expires = existsSync(securityFile)
    ? /^Expires: (.*)$/m.exec(readFileSync(securityFile, 'utf8'))?.[1]
    : undefined;
  const isLasting = !expires || daysUntil(new Date(expires), now) >= securityTextDays;
  return [
    ...(changed ? findingsIn(changed, ['has changed since: build the site again.']) : []),
    ...findingsIn(home, [!isListed && 'asks search engines to stay away.']),
    ...pages.flatMap((page) =>
      checkBuiltPage(`${folder}/${page.file}`, page, siteUrl, emailService),
    ),
    ...findingsIn(securityFile, [
      !isLasting && `is true for less than ${securityTextDays} days: build the site again.`,
    ]),
  ];
}
