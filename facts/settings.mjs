/**
 * The settings of a build, which the environment variables named here decide. The host and the commands that show or test
 * the site set them. Plain JavaScript, which configurations can import; a browser has no environment, so the editor
 * cannot.
 */
import * as z from 'zod';
import { ownersFarm } from './folders.mjs';

/** @typedef {Readonly<Record<string, string | undefined>>} Variables */

/**
 * PREVIEW builds a preview, which may be in preparation, and which search engines are told not to list. Any value does but
 * an empty one, `0` and `false`, since a live site by mistake is the worse mistake. So does WORKERS_CI_BRANCH, which
 * Cloudflare sets, of any branch but `main`.
 * @param {Variables} [variables]
 */
export const isPreview = ({ PREVIEW = '', WORKERS_CI_BRANCH = 'main' } = process.env) =>
  !/^\s*(0|false)?\s*$/i.test(PREVIEW) || WORKERS_CI_BRANCH !== 'main';

/**
 * BUILD_DAY is the date as of which the site is built, instead of today: tests see the same on any day.
 * @param {string} today
 * @param {Variables} [variables]
 * @throws one sentence if BUILD_DAY is not a date
 */
export function readBuildDay(today, { BUILD_DAY: buildDay } = process.env) {
  if (!buildDay) return today;
  if (z.iso.date().safeParse(buildDay).success) return buildDay;
  throw new Error(`BUILD_DAY is ${buildDay}: give a date such as 2026-03-31, or leave it out.`);
}

/** FACTS_FOLDER holds the facts that the build shows; without it, the owner's. */
export const factsFolder = process.env.FACTS_FOLDER || ownersFarm;

/** SITE_FOLDER is where the site is built; without it, out/, which is put online. */
export const siteFolder = process.env.SITE_FOLDER || 'out';
