import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:tls';
import { describeError } from '../../site/describe-error';
import { type BuiltPage, headersFor, readBuiltSite, readHeaderRules } from '../built-site';
import { daysUntil, type Finding, findingsIn, type SiteToCheck } from './findings';

const maxMilliseconds = 15_000;
/** Hosts renew certificates a month before their end; later than this, something is stuck. */
const certificateDays = 14;
const guide = 'docs/deploying.md';

async function checkServedPage(
  { address, file }: BuiltPage,
  { folder, siteUrl }: SiteToCheck,
  rules: ReturnType<typeof readHeaderRules>,
): Promise<(string | false)[]> {
  const url = new URL(address, siteUrl);
  const signal = AbortSignal.timeout(maxMilliseconds);
  const answer = await fetch(url, { redirect: 'manual', signal });
  if (answer.status !== 200) return [`${url} answers ${answer.status}, and not 200.`];
  const text = await answer.text();
  // Hosts set spaces as they like.
  const bare = (value: string | null) => value?.replace(/\s/g, '');
  const headers = Object.entries(headersFor(rules, address));
  return [
    ...headers.map(
      ([name, value]) =>
        bare(answer.headers.get(name)) !== bare(value) &&
        `${url} must send the header ${name}: ${value}`,
    ),
    text !== readFileSync(`${folder}/${file}`, 'utf8') &&
      `${url} is not the page in ${folder}/: put that folder on the host.`,
  ];
}

async function readCertificateEnd({ hostname, port }: URL): Promise<Date> {
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(maxMilliseconds) });
    return new Date(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}

export function checkCertificate({ hostname }: URL, end: Date, now: Date): string | false {
  const days = daysUntil(end, now);
  return (
    days < certificateDays &&
    `The certificate of ${hostname} ends in ${days} days: see why the host did not renew it.`
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
    const { pages } = readBuiltSite(folder);
    const rules = readHeaderRules(folder);
    const problems = await Promise.all(pages.map((page) => checkServedPage(page, site, rules)));
    const isSecure = siteUrl.protocol === 'https:';
    const end = isSecure && (await readCertificateEnd(siteUrl));
    return findingsIn(guide, [end && checkCertificate(siteUrl, end, now), ...problems.flat()]);
  } catch (error) {
    return findingsIn(guide, [
      `${siteUrl} cannot be reached (${reasonOf(error)}): point the name to the host and put ${folder}/ there.`,
    ]);
  }
}
