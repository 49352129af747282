import { buildFolder } from '../../folders.mjs';

/** @type {import('next-sitemap').IConfig} */
export default {
  siteUrl: process.env.NEXT_PUBLIC_SITE_URL ?? '',
  outDir: buildFolder,
  generateRobotsTxt: true,
  // "Host:" was understood by one search engine, which no longer reads it.
  robotsTxtOptions: {
    transformRobotsTxt: async (_config, text) => text.replace(/# Host\nHost: .*\n+/, ''),
  },
  generateIndexSitemap: false,
  exclude: ['/icon.svg'],
  // The day of the build says nothing about when a page changed, so no day is named.
  transform: (_config, route) => ({ loc: route }),
};
