import { once } from 'node:events';
import { connect } from 'node:tls';
import { describeError } from '../../site/describe-error';
import { type BuiltPage, headersFor, readBuiltSite, readHeaderRules } from '../built-site';
import { daysUntil, type Finding, readText, type SiteToCheck, unless } from './findings';

const maxMilliseconds = 15_000;
/** Hosts renew certificates a month before their end; later than this, something is stuck. */
const certificateDays = 14;
const guide = 'docs/deploying.md';

async function checkPage(
  { address, file }: BuiltPage,
  { folder, siteUrl }: SiteToCheck,
): Promise<Finding[]> {
  const url = new URL(address, siteUrl);
  const signal = AbortSignal.timeout(maxMilliseconds);
  const answer = await fetch(url, { redirect: 'manual', signal });
  const text = await answer.text();
  if (answer.status !== 200) {
    return [{ open: guide, problem: `${url} answers ${answer.status}, and not 200.` }];
  }
  // Hosts set spaces as they like.
  const bare = (value: string | null) => value?.replace(/\s/g, '');
  return [
    ...Object.entries(headersFor(readHeaderRules(folder), address)).flatMap(([name, value]) =>
      unless(
        bare(answer.headers.get(name)) === bare(value),
        guide,
        `${url} must send the header ${name}: ${value}`,
      ),
    ),
    ...unless(
      text === readText(`${folder}/${file}`),
      guide,
      `${url} is not the page in ${folder}/: put that folder on the host.`,
    ),
  ];
}

/** When the certificate of a site ends. */
async function readCertificateEnd({ hostname, port }: URL): Promise<Date> {
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(maxMilliseconds) });
    return new Date(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}

/** Whether the host renews its certificate. */
export function checkCertificate({ hostname }: URL, end: Date, now: Date): Finding[] {
  const days = daysUntil(end, now);
  return unless(
    days >= certificateDays,
    guide,
    `The certificate of ${hostname} ends in ${days} days: see why the host did not renew it.`,
  );
}

/** Why a request got no answer, which Node tells in the cause of the error. */
function reasonOf(error: unknown): string {
  const hasCause = typeof error === 'object' && error !== null && 'cause' in error;
  return (hasCause && describeError(error.cause)) || describeError(error);
}

/** What is wrong with the site as visitors reach it. */
export async function checkLive(site: SiteToCheck): Promise<Finding[]> {
  const { siteUrl, now, folder } = site;
  try {
    const isSecure = siteUrl.protocol === 'https:';
    const { pages } = readBuiltSite(folder);
    const onPages = await Promise.all(pages.map((page) => checkPage(page, site)));
    if (!isSecure) return onPages.flat();
    return [
      ...checkCertificate(siteUrl, await readCertificateEnd(siteUrl), now),
      ...onPages.flat(),
    ];
  } catch (error) {
    const problem = `${siteUrl} cannot be reached (${reasonOf(error)}): point the name to the host and put ${folder}/ there.`;
    return [{ open: guide, problem }];
  }
}
