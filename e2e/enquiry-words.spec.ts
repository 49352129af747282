/** Where the words of an enquiry go, and where they stay. */
import { expectToast } from './contact-form';
import { test } from './own-preview';
import { anyModule, expect, hold } from './site';

test.use({ allowedErrors: { patterns: [/Failed to load resource/, /did not take the enquiry/] } });

const notConfirmed = 'We could not confirm that your enquiry arrived';
const kept = 'What you wrote is kept on this device';

test('writes an enquiry, whatever becomes of it: no word of it is in an address of ours', async ({
  page,
  form,
  preview,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.route(anyModule, (route) => route.fulfill({ status: 404 }));
  await page.goto('/garlic?fbclid=1&variety=shani&seeds=2000#calculator');
  await form.fillInAndSubmit();
  await form.section.getByRole('link', { name: 'Load this page again' }).click();
  await expect(page).toHaveURL(/garlic\?fbclid=1&variety=shani&seeds=2000$/);
  await page.unroute(anyModule);
  await page.reload();
  await expect(form.status).toContainText(kept);
  preview.fail(504);
  await form.submit.click();
  await expect(form.status).toContainText(notConfirmed);
  preview.fail(null);
  const mode = page.getByRole('radio', { name: 'Land Size to Seeds' });
  await mode.hover();
  // The link of the page decides what the calculator starts with.
  await expect(page.locator('[data-island=seed-calculator][data-ready]')).toHaveCount(1);
  await mode.check();
  await form.message.fill('Good day to you.');
  await expect(form.status).toContainText('Send Message now sends what is in the form');
  await form.submit.click();
  await expectToast(page, 'Message Sent!');
  const history = await page.evaluate(() => navigation.entries().map(({ url }) => `${url}`));
  const seen = [...addresses, ...history].map((address) => decodeURIComponent(address)).join('\n');
  expect(seen).toContain('fbclid=1');
  expect(seen).not.toMatch(/Ann|example\.com|082.000|Good day/);
});

test('types before the form is ready: the words are kept, still there after it, and sent', async ({
  page,
  form,
}) => {
  await page.route(anyModule, (route) => route.abort());
  await page.goto('/');
  await form.fillIn('ann@');
  await page.unroute(anyModule);
  const letThrough = await hold(page, anyModule);
  await page.reload();
  await expect(form.name).toHaveValue('Ann Farmer');
  await form.message.fill('Two bulls, please.');
  await form.email.fill('');
  await page.keyboard.type(form.sender.slice(0, 9));
  letThrough();
  await form.expectReady();
  await page.keyboard.type(form.sender.slice(9));
  await expect(form.section.getByText('need correcting')).toHaveCount(0);
  await form.submit.click();
  await expectToast(page, 'Message Sent!');
  expect((await form.received()).map(({ message }) => message)).toEqual(['Two bulls, please.']);
});
