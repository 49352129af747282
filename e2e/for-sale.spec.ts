import { messageIn, test, words } from './contact-form';
import { anyModule, expect } from './site';

const weaners =
  'I am interested in this lot: 24 weaners, 7 to 8 months, 215 kg on average, R38,50 per kilogram.';

test('asks about a lot before the form is ready: it stands below the enquiry, once', async ({
  page,
  form,
}) => {
  await page.route(anyModule, () => {});
  await page.goto('/bonsmara');
  await form.message.fill(words);
  const ask = page.getByRole('link', { name: 'Ask about this: 24 weaners' });
  await ask.click();
  await ask.click();
  await expect(form.message).toHaveValue(`${words}\n\n${weaners}`);
  await expect(form.message).toBeFocused();
  await expect(form.message).toBeInViewport();
  // WhatsApp says the same.
  const chat = page.getByRole('link', { name: 'WhatsApp: 24 weaners' });
  expect(await messageIn(chat)).toBe(weaners);
});

test('asks about a lot in the form that is ready: it counts, is kept, and goes to WhatsApp where there is no room', async ({
  page,
  form,
}) => {
  await page.goto('/bonsmara');
  await form.name.focus();
  await form.expectReady();
  const lot = page.getByRole('listitem').filter({ hasText: '24 weaners' });
  const ask = lot.getByRole('link', { name: 'Ask about this' });
  await ask.click();
  await expect(form.section.getByText(`${weaners.length}/1000`)).toBeVisible();
  await page.reload();
  await expect(form.message).toHaveValue(weaners);
  const long = 'a'.repeat(950);
  await form.message.fill(long);
  await page.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  await ask.click();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\/.*24%20weaners/);
  await page.goBack();
  await expect(form.message).toHaveValue(long);
});

test('reads the lots: on a phone, more about each is behind a press', async ({ page }) => {
  await page.goto('/bonsmara');
  await expect(page.getByText('14 tollies')).toBeVisible();
  await expect(page.locator('.lot summary', { hasText: 'More' }).first()).toBeHidden();
  await page.setViewportSize({ width: 360, height: 640 });
  const lots = page.getByRole('region', { name: 'For sale now' }).locator('ul > li');
  const note = lots.first().getByText('14 tollies');
  await expect(note).toBeHidden();
  await lots.first().locator('summary').click();
  await expect(note).toBeVisible();
});

test('an address in the text of a lot is a link', async ({ page }) => {
  await page.goto('/bonsmara');
  const address = 'https://www.voorbeeld.example.com/bulls-2027.pdf';
  const link = page.getByRole('link', { name: address });
  await expect(link).toHaveAttribute('href', address);
  await expect(page.getByRole('listitem').filter({ has: link })).toContainText('3 bulls');
});
