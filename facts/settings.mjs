/**
 * The settings of a build, from the environment variables named here, which the host and the commands that show or test
 * the site set. Plain JavaScript, so that config files can import it; the editor cannot, since a browser has no
 * environment.
 */
import * as z from 'zod';
import { ownersFarm } from './folders.mjs';

/** @typedef {Readonly<Record<string, string | undefined>>} Variables */

/**
 * PREVIEW builds a preview, which may have open answers and tells search engines not to index it. Any value except an
 * empty one, `0` and `false` counts, since going live by mistake is worse than a preview by mistake. A
 * WORKERS_CI_BRANCH, which Cloudflare sets, other than `main` builds a preview too.
 * @param {Variables} [variables]
 */
export const isPreview = ({ PREVIEW = '', WORKERS_CI_BRANCH = 'main' } = process.env) =>
  !/^\s*(0|false)?\s*$/i.test(PREVIEW) || WORKERS_CI_BRANCH !== 'main';

/**
 * BUILD_DAY replaces today's date, so that tests see the same site on any day.
 * @param {string} today
 * @param {Variables} [variables]
 * @throws one sentence if BUILD_DAY is not a date
 */
export function readBuildDay(today, { BUILD_DAY: buildDay } = process.env) {
  if (!buildDay) return today;
  if (z.iso.date().safeParse(buildDay).success) return buildDay;
  throw new Error(`BUILD_DAY is ${buildDay}: give a date such as 2026-03-31, or leave it out.`);
}

/** FACTS_FOLDER is the folder of the facts that the build shows; by default the owner's. */
export const factsFolder = process.env.FACTS_FOLDER || ownersFarm;

/** SITE_FOLDER is the folder that the build writes; by default out/, which is deployed. */
export const siteFolder = process.env.SITE_FOLDER || 'out';
