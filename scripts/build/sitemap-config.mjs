import * as z from 'zod';
import { siteFolder } from '../../facts/settings.mjs';

/** By route, the day on which the owner last checked the lots that the page lists. */
const listDays = z.record(z.string(), z.string()).parse(JSON.parse(process.env.LIST_DAYS ?? '{}'));

/** @type {import('next-sitemap').IConfig} */
export default {
  siteUrl: process.env.NEXT_PUBLIC_SITE_URL ?? '',
  outDir: siteFolder,
  generateRobotsTxt: true,
  generateIndexSitemap: false,
  robotsTxtOptions: {
    // `Host` is no rule that search engines know.
    transformRobotsTxt: async (_config, text) => text.replace(/# Host\nHost: .*\n\n/, ''),
  },
  exclude: ['/icon.svg'],
  // Not the day of the build, which says nothing about when a page changed.
  transform: (_config, route) => ({
    loc: route,
    ...(listDays[route] && { lastmod: listDays[route] }),
  }),
};
