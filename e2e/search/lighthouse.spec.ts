import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { findChromium } from '../../lib/setup/browser.mjs';
import { expect, routes, test } from '../site';

// The preview may not be listed, which Lighthouse would hold against it; that it is not, and that
// the live site is, has tests of its own.
const skipAudits = ['is-crawlable'];

for (const route of routes) {
  test(`Lighthouse has nothing to say against how ${route} is found`, async ({ baseURL }) => {
    test.slow();
    const executablePath = (await findChromium()) ?? '';
    const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage();
      const flags = { onlyCategories: ['seo'], skipAudits, logLevel: 'error' as const };
      const result = await lighthouse(`${baseURL}${route}`, flags, undefined, page);
      const audits = Object.values(result?.lhr.audits ?? {});
      const failed = audits.filter(({ score }) => score !== null && score < 1);
      expect(failed.map(({ id, explanation }) => `${id}: ${explanation}`)).toEqual([]);
      expect(result?.lhr.categories.seo?.score).toBe(1);
    } finally {
      await browser.close();
    }
  });
}
