import { select } from 'hast-util-select';
import { readPage } from '../../../html-first/export-files';
import type { EmailService } from '../../../site/environment';
import { type BuiltPage, readBuiltSite } from '../../built-site';

/** The built site that is judged. */
export interface SiteToCheck {
  readonly folder: string;
  readonly siteUrl: URL;
}

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

/**
 * What is wrong with the built site, by the file it is wrong in.
 * @param emailService as it is set now, for a site that was built before
 */
export function checkBuild({ folder, siteUrl }: SiteToCheck, emailService: EmailService): string[] {
  const { pages, isListed } = readBuiltSite(folder);
  const problems = pages.flatMap((page) =>
    checkBuiltPage(`${folder}/${page.file}`, page, siteUrl, emailService),
  );
  if (!isListed) problems.push(`${folder}/index.html asks search engines to stay away.`);
  return problems;
}
