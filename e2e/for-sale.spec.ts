import { messageIn, test } from './contact-form';
import { boxOf, expect, thorough } from './fixtures';

const weaners =
  'I am interested in this lot: 24 weaners, 7 to 8 months, 215 kg on average, R38,50 per kilogram.';

test('a lot is asked about on WhatsApp', async ({ page }) => {
  await page.goto('/bonsmara');
  const lot = (name: string) => page.getByRole('link', { name, exact: true });
  expect(await messageIn(lot('WhatsApp: 24 weaners'))).toBe(weaners);
  const reserved = lot('Tell me if available: 12 heifers');
  await expect(reserved).toHaveText('Tell me if available');
  expect(await messageIn(reserved)).toContain('12 heifers, 18 months');
});

test('the home page sums up a list, and leads to it', async ({ page }) => {
  await page.goto('/');
  const line = 'For sale now: 24 weaners, 8 cows, 1 bull and 4 more lots.';
  await page.getByRole('link', { name: line }).click();
  await expect(page).toHaveURL('/bonsmara#for-sale');
});

test('on a phone, a press shows more about a lot', { tag: thorough }, async ({ page }) => {
  await page.goto('/bonsmara');
  await expect(page.getByText('14 tollies')).toBeVisible();
  await expect(page.locator('.lot summary', { hasText: 'More' }).first()).toBeHidden();
  await page.setViewportSize({ width: 360, height: 640 });
  const lot = page.getByRole('region', { name: 'For sale now' }).locator('ul > li').first();
  const more = lot.getByText('14 tollies');
  await expect(more).toBeHidden();
  await lot.scrollIntoViewIfNeeded();
  const parts = [lot.getByText('R38,50'), ...(await lot.getByRole('link').all())];
  const places = () => Promise.all(parts.map(boxOf));
  const before = await places();
  await lot.locator('summary').click();
  await expect(more).toBeVisible();
  expect(await places()).toEqual(before);
  // The Tab order is left to right.
  const [, ask] = before;
  expect((await boxOf(lot.locator('summary'))).left).toBeGreaterThan(ask?.right ?? 360);
});

test('on a phone, a lot that is reserved or sold is brief', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/bonsmara');
  const list = page.getByRole('region', { name: 'For sale now' });
  await expect(list.getByRole('link', { name: 'Tell me if available: 12 heifers' })).toBeVisible();
  for (const [name, status, line] of [
    ['12 heifers', 'Reserved', '18 months'],
    ['20 heifers', 'Sold', '12 months, 290 kg'],
  ] as const) {
    const lot = list.getByRole('listitem').filter({ hasText: name });
    await expect(lot.getByText(status)).toBeVisible();
    await expect(lot.getByText(line)).toBeHidden();
  }
});
