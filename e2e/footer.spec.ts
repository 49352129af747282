import { expect, test } from './site';

test('the year in the footer is that of the visit, not of the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2041-01-01T08:00:00'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2041');
});
