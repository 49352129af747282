import type { Page } from '@playwright/test';
import { farm } from '../content/farm';
import { openCalculator } from './calculator';
import { email, phone } from './farm';
import { expect, test } from './site';

async function expectOnePage(page: Page): Promise<void> {
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
}

test('prices print on one page', async ({ page }) => {
  await page.goto('/garlic');
  await expectOnePage(page);
  await expect(page.getByRole('row', { name: /Bed shaping/ })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(email)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeHidden();
});

test('a calculation prints on one page, with the farm and its contact details', async ({
  page,
}) => {
  const { estimate, bed, section, ask } = await openCalculator(
    page,
    'variety=shani&seeds=20000&cloves=130&services=planting+seed-peeling&tons=2.5&km=120',
  );
  await expect(estimate).toBeVisible();
  await expectOnePage(page);
  for (const words of [`${farm.garlicName}, ${phone}`, /^20.000 Shani seeds/]) {
    await expect(section.getByText(words).first()).toBeVisible();
  }
  for (const part of [estimate, bed]) await expect(part).toBeVisible();
  const prices = page.getByRole('region', { name: 'Services and Prices' });
  for (const part of [page.getByRole('banner'), ask, prices]) await expect(part).toBeHidden();
});
