import { boxOf, expect, routes, test } from './site';

for (const route of routes) {
  test(`${route} loads without a warning`, async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      // The tests themselves refuse the service worker.
      if (!message.text().endsWith('blocked by Playwright')) warnings.push(message.text());
    });
    await page.goto(route, { waitUntil: 'load' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(warnings).toEqual([]);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('the social feed loads nothing until it is opened', async ({ page }) => {
      const feeds: string[] = [];
      await page.route(/^https:/, async (route) => {
        feeds.push(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: 'feed' });
      });
      await page.goto('/bonsmara');
      const summary = page.getByText('See our latest Facebook posts');
      const heading = page.getByRole('heading', { name: 'Follow the Cattle' });
      await summary.scrollIntoViewIfNeeded();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(feeds).toEqual([]);
      await summary.click();
      await expect(page.getByText(/MB of your data/)).toBeVisible();
      expect((await boxOf(heading)).top).toBeLessThan((await boxOf(summary)).top);
      await expect.poll(() => feeds.length).toBe(javaScriptEnabled ? 1 : 0);
      // Until it has an address, the frame is a page of ours, which these permissions do not confine.
      const frame = page.getByTitle('Latest posts from our Facebook page');
      const permissions = 'allow-scripts allow-same-origin allow-popups';
      if (javaScriptEnabled) await expect(frame).toHaveAttribute('sandbox', permissions);
      await summary.dblclick();
      expect(feeds).toHaveLength(javaScriptEnabled ? 1 : 0);
    });
  });
}
