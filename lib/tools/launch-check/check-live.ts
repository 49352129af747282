import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:tls';
import { partOf } from '@/content/answers';
import { daysBetween } from '../../site/days';
import { describeError } from '../../site/describe-error';
import { type BuiltPage, headersFor, readBuiltSite, readHeaderRules } from '../built-site';
import type { SiteToCheck } from './check-build';

const maxMilliseconds = 15_000;
/** Hosts renew certificates a month before their end; later than this, something is stuck. */
const certificateDays = 14;

async function checkServedPage(
  { address, file }: BuiltPage,
  { folder, siteUrl }: SiteToCheck,
): Promise<string[]> {
  const url = new URL(address, siteUrl);
  const signal = AbortSignal.timeout(maxMilliseconds);
  const answer = await fetch(url, { redirect: 'manual', signal });
  if (answer.status !== 200) return [`${url} answers ${answer.status}, and not 200.`];
  // Hosts set spaces as they like.
  const bare = (value: string | null) => value?.replace(/\s/g, '');
  const problems = Object.entries(headersFor(readHeaderRules(folder), address))
    .filter(([name, value]) => bare(answer.headers.get(name)) !== bare(value))
    .map(([name, value]) => `${url} must send the header ${name}: ${value}`);
  if ((await answer.text()) !== readFileSync(`${folder}/${file}`, 'utf8')) {
    problems.push(`${url} is not the page in ${folder}/: put that folder on the host.`);
  }
  return problems;
}

async function readCertificateEnd({ hostname, port }: URL): Promise<string> {
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(maxMilliseconds) });
    return socket.getPeerCertificate().valid_to;
  } finally {
    socket.destroy();
  }
}

export function checkCertificate({ hostname }: URL, end: string, today: string): string[] {
  const days = Math.floor(daysBetween(today, end));
  return days < certificateDays
    ? [`The certificate of ${hostname} ends in ${days} days: see why the host did not renew it.`]
    : [];
}

/** What is wrong with the site as visitors reach it. */
export async function checkLive(site: SiteToCheck): Promise<string[]> {
  const { siteUrl, today, folder } = site;
  try {
    const { pages } = readBuiltSite(folder);
    const problems = await Promise.all(pages.map((page) => checkServedPage(page, site)));
    const end = siteUrl.protocol === 'https:' && (await readCertificateEnd(siteUrl));
    return [...(end ? checkCertificate(siteUrl, end, today) : []), ...problems.flat()];
  } catch (error) {
    // Why a request got no answer, Node tells in the cause of the error.
    const reason = describeError(partOf(error, 'cause')) || describeError(error);
    return [
      `${siteUrl} cannot be reached (${reason}): point the name to the host and put ${folder}/ there.`,
    ];
  }
}
