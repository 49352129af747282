import { test, words } from './contact-form';
import { anyModule, expect } from './site';

const weaners =
  'I am interested in this lot: 24 weaners, 7 to 8 months, 215\u00a0kg, R38,50 per kilogram.';

test('Ask about this writes below the enquiry, once, however slow the form is', async ({
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
});

test('Ask about this counts in the form that is ready, is kept as its draft, and says where there is no room', async ({
  page,
  form,
}) => {
  await page.goto('/bonsmara');
  await form.name.focus();
  await form.expectReady();
  const lot = page.getByRole('listitem').filter({ hasText: '24 weaners' });
  await lot.getByRole('link').click();
  await expect(form.section.getByText(`${weaners.length}/1000`)).toBeVisible();
  await page.reload();
  await expect(form.message).toHaveValue(weaners);
  const long = 'a'.repeat(950);
  await form.message.fill(long);
  await lot.getByRole('link').click();
  await expect(lot.getByRole('alert')).toContainText('no room left');
  await expect(form.message).toHaveValue(long);
});
