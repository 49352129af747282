import { email } from './farm';
import { expect, test } from './site';

test('prices print on one page', async ({ page }) => {
  await page.goto('/garlic');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row', { name: /Bed shaping/ })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(email)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeHidden();
});
