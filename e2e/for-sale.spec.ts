import { test, words } from './contact-form';
import { phone } from './farm';
import { anyModule, expect, expectReady } from './site';

const weaners =
  'I am interested in this lot: 24 weaners, born March to April 2026, 215\u00a0kg, R38,50 per kilogram.';

test('what is for sale has its price, its age and the day on which the list was right', async ({
  page,
}) => {
  await page.goto('/bonsmara');
  const section = page.getByRole('region', { name: 'For sale now' });
  await expect(section).toContainText('As of 20 November 2026.');
  const lots = section.getByRole('listitem');
  await expect(lots).toHaveCount(9);
  await expect(lots.first()).toContainText('R38,50 per kilogram');
  await expect(lots.first().getByRole('definition').first()).toHaveText('Born March to April 2026');
  await expect(lots.last()).toContainText('Sold');
  await expect(lots.last().getByRole('link')).toHaveCount(0);
});

test('Ask about this writes below the enquiry, once, however slow the form is', async ({
  page,
  form,
}) => {
  await page.route(anyModule, () => {});
  await page.goto('/bonsmara');
  const message = form.section.getByLabel('Message');
  await message.fill(words);
  const ask = page.getByRole('link', { name: 'Ask about this: 24 weaners' });
  await ask.click();
  await ask.click();
  await expect(message).toHaveValue(`${words}\n\n${weaners}`);
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport();
});

test('Ask about this counts in the form that is ready, and is kept as its draft', async ({
  page,
  form,
}) => {
  await page.goto('/bonsmara');
  await form.section.getByLabel('Name').focus();
  await expectReady(page, 'contact-form');
  await page.getByRole('link', { name: 'Ask about this: 24 weaners' }).click();
  await expect(form.section.getByText(`${weaners.length}/1000`)).toBeVisible();
  await page.reload();
  await expect(form.section.getByLabel('Message')).toHaveValue(weaners);
});

test('a message without room for it stays as it is, and the reason stands beside the lot', async ({
  page,
  form,
}) => {
  await page.goto('/bonsmara');
  const message = form.section.getByLabel('Message');
  const long = 'a'.repeat(950);
  await message.fill(long);
  const lot = page.getByRole('listitem').filter({ hasText: '24 weaners' });
  await lot.getByRole('link', { name: 'Ask about this' }).click();
  await expect(lot.getByRole('alert')).toContainText('no room left');
  await expect(message).toHaveValue(long);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Ask about this opens WhatsApp with the same words', async ({ page }) => {
    await page.goto('/bonsmara');
    const ask = page.getByRole('link', { name: 'Ask about this: 24 weaners' });
    const number = phone.replace(/\D/g, '');
    const address = `https://wa.me/${number}?text=${encodeURIComponent(weaners)}`;
    await expect(ask).toHaveAttribute('href', address);
  });
});

test('search engines are told of lots that have a price and can be had, and of no other offers', async ({
  request,
}) => {
  const read = async (route: string) => {
    const html = await (await request.get(route)).text();
    return /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  };
  const cattle = await read('/bonsmara');
  expect(cattle.match(/"@type":"Offer"/g)).toHaveLength(4);
  expect(cattle).toContain('"price":38.5,"priceCurrency":"ZAR","unitCode":"KGM"');
  expect((await read('/garlic')).match(/"@type":"Offer"/g)).toHaveLength(2);
  expect(await read('/')).not.toContain('Offer');
});
