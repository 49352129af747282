import { readFileSync } from 'node:fs';
import { partOf } from '@/content/facts/fields';
import { describeError } from '../../../site/describe-error';
import { type BuiltPage, headersFor, readBuiltSite, readHeaderRules } from '../../built-site';
import type { SiteToCheck } from './check-build';

const maxMilliseconds = 15_000;

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

/** What is wrong with the site as visitors reach it. */
export async function checkLive(site: SiteToCheck): Promise<string[]> {
  const { siteUrl, folder } = site;
  try {
    const { pages } = readBuiltSite(folder);
    const problems = await Promise.all(pages.map((page) => checkServedPage(page, site)));
    return problems.flat();
  } catch (error) {
    // Why a request got no answer, Node tells in the cause of the error.
    const reason = describeError(partOf(error, 'cause')) || describeError(error);
    return [
      `${siteUrl} cannot be reached (${reason}): point the name to the host and put ${folder}/ there.`,
    ];
  }
}
