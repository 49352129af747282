/** The settings of a build: its date, and whether it is a preview. */
import * as z from 'zod';
import { dayInSouthAfrica } from './days';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The date of this build: today in South Africa, or BUILD_DAY.
 * @throws one sentence if BUILD_DAY is not a date
 */
export function readBuildDay({ BUILD_DAY: buildDay }: Variables = process.env): string {
  if (!buildDay) return dayInSouthAfrica(new Date());
  if (z.iso.date().safeParse(buildDay).success) return buildDay;
  throw new Error(`BUILD_DAY is ${buildDay}: give a date such as 2026-03-31, or leave it out.`);
}

/**
 * Whether this build is a preview. It may be in preparation, and search engines are told not to list it. The commands
 * that show or test the site set PREVIEW, as the host does until the site goes live: any value but an empty one, `0`
 * and `false` makes a preview, since a live site by mistake is the worse mistake. Cloudflare sets WORKERS_CI_BRANCH.
 */
export function isPreview({ PREVIEW = '', WORKERS_CI_BRANCH = 'main' }: Variables = process.env) {
  return !/^\s*(0|false)?\s*$/i.test(PREVIEW) || WORKERS_CI_BRANCH !== 'main';
}
