import { expect, test } from './site';

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
      const summary = page.getByText('Show the latest Facebook posts here');
      await summary.scrollIntoViewIfNeeded();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(feeds).toEqual([]);
      await summary.click();
      await expect(page.getByText(/MB of your data/)).toBeVisible();
      await expect.poll(() => feeds.length).toBe(javaScriptEnabled ? 1 : 0);
    });
  });
}
