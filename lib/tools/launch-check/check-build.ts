import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { select } from 'hast-util-select';
import { readPage } from '../../html-first/export-files';
import { daysBetween } from '../../site/days';
import type { EmailService } from '../../site/environment';
import { type BuiltPage, readBuiltSite } from '../built-site';

/** The built site that is judged. */
export interface SiteToCheck {
  readonly folder: string;
  readonly siteUrl: URL;
  readonly today: string;
}

/** `security.txt` is to be true for at least so long. */
const securityTextDays = 30;

function checkBuiltPage(
  file: string,
  { address, policy }: BuiltPage,
  siteUrl: URL,
  { serviceId, templateId, publicKey }: EmailService,
): string[] {
  const page = readPage(file);
  const identifiers = { service_id: serviceId, template_id: templateId, user_id: publicKey };
  const problems = Object.entries(identifiers)
    .filter(([name, value]) => {
      const field = select(`input[name=${name}]`, page);
      return field && field.properties.value !== value;
    })
    .map(([name]) => `sends enquiries with another ${name} than is set now`);
  const canonical = String(select('link[rel=canonical]', page)?.properties.href ?? 'nothing');
  const wanted = new URL(address, siteUrl).href.replace(/\/$/, '');
  if (canonical.replace(/\/$/, '') !== wanted) {
    problems.push(`names ${canonical} as its address, and not ${wanted}`);
  }
  // Built with LIGHT=off a page runs the scripts of Next, whose policy would have to allow any.
  const isPlainExport = select('script[src^="/_next/"]', page) !== undefined;
  const isGuarded = policy ? !policy.includes("'unsafe-") : isPlainExport;
  if (!isGuarded) problems.push('has no policy that keeps foreign scripts out');
  return problems.map((problem) => `${file} ${problem}: build the site again.`);
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
  { folder, siteUrl, today }: SiteToCheck,
  emailService: EmailService,
  project = '.',
): string[] {
  const home = `${folder}/index.html`;
  const { pages, isListed } = readBuiltSite(folder);
  const problems = pages.flatMap((page) =>
    checkBuiltPage(`${folder}/${page.file}`, page, siteUrl, emailService),
  );
  const sources = ['content', 'public'].map((name) => `${project}/${name}`);
  const [changed] = sources.flatMap((source) => changedSince(statSync(home).mtimeMs, source));
  if (changed) problems.push(`${changed} has changed since: build the site again.`);
  if (!isListed) problems.push(`${home} asks search engines to stay away.`);
  // Without an address for reports, a question of its own, there is no such file.
  const securityFile = `${folder}/.well-known/security.txt`;
  const security = existsSync(securityFile) ? readFileSync(securityFile, 'utf8') : '';
  const expires = /^Expires: (.*)$/m.exec(security)?.[1];
  if (expires && daysBetween(today, expires) < securityTextDays) {
    problems.push(
      `${securityFile} is true for less than ${securityTextDays} days: build the site again.`,
    );
  }
  return problems;
}
