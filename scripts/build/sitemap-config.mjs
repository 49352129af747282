import * as z from 'zod';
import { siteFolder } from '../../facts/settings.mjs';

/** By route, the day on which the owner last checked the lots on the page. */
const listDays = z.record(z.string(), z.string()).parse(JSON.parse(process.env.LIST_DAYS ?? '{}'));

/** @type {import('next-sitemap').IConfig} */
export default {
  siteUrl: process.env.NEXT_PUBLIC_SITE_URL ?? '',
  outDir: siteFolder,
  generateRobotsTxt: true,
  generateIndexSitemap: false,
  robotsTxtOptions: {
    // Search engines do not know the `Host` rule.
    transformRobotsTxt: async (_config, text) => text.replace(/# Host\nHost: .*\n\n/, ''),
  },
  exclude: ['/icon.svg'],
  // Not the build's day, which says nothing about when a page changed.
  transform: (_config, route) => ({
    loc: route,
    ...(listDays[route] && { lastmod: listDays[route] }),
  }),
};
