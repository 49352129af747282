import { contentDate } from './lib/seo/content-date.mjs';

/** @type {import('next-sitemap').IConfig} */
const sitemapConfig = {
  siteUrl: process.env.NEXT_PUBLIC_SITE_URL ?? '',
  outDir: 'out',
  generateRobotsTxt: true,
  generateIndexSitemap: false,
  exclude: ['/manifest.webmanifest', '/icon.svg'],
  transform: (_config, route) => {
    const lastmod = contentDate(route);
    return { loc: route, ...(lastmod && { lastmod }) };
  },
};

export default sitemapConfig;
