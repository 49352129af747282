import { buildFolder } from '../../folders.mjs';

/** @type {import('next-sitemap').IConfig} */
export default {
  siteUrl: process.env.NEXT_PUBLIC_SITE_URL ?? '',
  outDir: buildFolder,
  generateRobotsTxt: true,
  generateIndexSitemap: false,
  exclude: ['/icon.svg'],
  // The day of the build says nothing about when a page changed, so no day is named.
  transform: (_config, route) => ({ loc: route }),
};
