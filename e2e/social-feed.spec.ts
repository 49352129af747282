import { expect, test, thorough } from './fixtures';

test('the social feed loads only when opened', { tag: thorough }, async ({ page }) => {
  const feeds: string[] = [];
  await page.route(/^https:/, async (route) => {
    feeds.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: 'feed' });
  });
  await page.goto('/bonsmara');
  const summary = page.getByText('See our latest Facebook posts');
  await summary.scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(feeds).toEqual([]);
  const remark = page.getByText('If they do not come, open the page on Facebook.');
  await expect(remark).toHaveCSS('visibility', 'hidden');
  await summary.click();
  await expect(page.getByText(/about 2 MB of your data\. Facebook will know/)).toBeVisible();
  await expect
    .poll(() => feeds)
    .toEqual([expect.stringMatching(/^https:\/\/www\.facebook\.com\/plugins\/page\.php\?href=/)]);
  await expect(remark).toHaveCSS('visibility', 'visible');
  // A frame without a URL would share this site's origin, and `allow-same-origin` would leave it unconfined.
  const frame = page.getByTitle('Latest posts from our Facebook page');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  await summary.dblclick();
  expect(feeds).toHaveLength(1);
});
