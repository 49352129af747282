import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { type BuiltPage, headersFor, readBuiltSite, readHeaderRules } from '../built-site';
import type { Finding } from './finding';

const patienceMilliseconds = 15_000;
const dayMilliseconds = 86_400_000;
/** Hosts renew certificates a month before their end; later than this, something is stuck. */
const certificateDays = 14;
const guide = 'docs/deploying.md';

/** How the check reaches the live site; tests have another. */
export interface LiveAccess {
  readonly ask: (address: URL) => Promise<Response>;
  /** When the certificate of the site ends. */
  readonly certificateEnd: (siteUrl: URL) => Promise<Date>;
}

export const network: LiveAccess = {
  ask: (address) =>
    fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(patienceMilliseconds) }),
  async certificateEnd({ hostname, port }) {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname });
    const signal = AbortSignal.timeout(patienceMilliseconds);
    try {
      await once(socket, 'secureConnect', { signal });
      return new Date(socket.getPeerCertificate().valid_to);
    } finally {
      socket.destroy();
    }
  },
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

interface LiveSite {
  readonly folder: string;
  readonly siteUrl: URL;
  readonly now: Date;
}

async function checkPage(
  { address, file }: BuiltPage,
  { folder, siteUrl }: LiveSite,
  { ask }: LiveAccess,
): Promise<string[]> {
  const url = new URL(address, siteUrl);
  const answer = await ask(url);
  if (answer.status !== 200) return [`${url} answers ${answer.status}, and not 200.`];
  const wanted = headersFor(readHeaderRules(folder), address);
  // Hosts set spaces as they like.
  const bare = (value: string | null) => value?.replace(/\s/g, '');
  const wrong = Object.entries(wanted).filter(
    ([name, value]) => bare(answer.headers.get(name)) !== bare(value),
  );
  const isThisBuild = (await answer.text()) === readFileSync(join(folder, file), 'utf8');
  return [
    ...wrong.map(([name, value]) => `${url} must send the header ${name}: ${value}`),
    ...(isThisBuild ? [] : [`${url} is not the page in ${folder}/: put that folder on the host.`]),
  ];
}

async function checkCertificate({ siteUrl, now }: LiveSite, access: LiveAccess): Promise<string[]> {
  if (siteUrl.protocol !== 'https:') return [];
  const end = await access.certificateEnd(siteUrl);
  const days = Math.floor((end.getTime() - now.getTime()) / dayMilliseconds);
  if (days >= certificateDays) return [];
  return [
    `The certificate of ${siteUrl.hostname} ends in ${days} days: see why the host did not renew it.`,
  ];
}

/** What is wrong with the site as visitors reach it. */
export async function checkLive(site: LiveSite, access = network): Promise<Finding[]> {
  const { pages } = readBuiltSite(site.folder);
  try {
    const problems = await Promise.all([
      checkCertificate(site, access),
      ...pages.map((page) => checkPage(page, site, access)),
    ]);
    return problems.flat().map((problem) => ({ open: guide, problem }));
  } catch (error) {
    const problem = `${site.siteUrl} cannot be reached (${reasonOf(error)}): point the name to the host and put out/ there.`;
    return [{ open: guide, problem }];
  }
}
