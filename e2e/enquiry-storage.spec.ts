/** Where the text of an enquiry is stored, and where it must not be. */
import { contactForm, expectToast, validMessage } from './contact-form';
import { anyModule, expect, hold } from './fixtures';
import { test } from './own-preview';

test.use({ allowedErrors: { patterns: [/Failed to load resource/, /did not take the enquiry/] } });

const restored = 'What you wrote before is back in the form';

test('no address of the site ever has a word of the enquiry in it', async ({
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
  await expect(form.section.getByText(restored)).toBeVisible();
  preview.fail(504);
  await form.submit.click();
  await expect(form.status).toContainText('We could not confirm that your enquiry arrived');
  preview.fail(null);
  const mode = page.getByRole('radio', { name: 'Land Size to Seeds' });
  await mode.hover();
  // The link of the page decides what the calculator starts with.
  await expect(page.locator('[data-island=seed-calculator][data-ready]')).toHaveCount(1);
  await mode.check();
  await form.message.fill('Good day to you.');
  await form.pressUntil(form.section.locator('[type=submit]'), 'on its way to the farm');
  await expectToast(page, 'Message Sent!');
  const history = await page.evaluate(() => navigation.entries().map(({ url }) => `${url}`));
  const seen = [...addresses, ...history].map((address) => decodeURIComponent(address)).join('\n');
  expect(seen).toContain('fbclid=1');
  expect(seen).not.toMatch(/Ann|example\.com|082.000|Good day/);
});

test('keeps and sends what was typed before the form was ready', async ({ page, form }) => {
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

test('a new tab shows the enquiry of a closed one, and a key before the form is ready adds to it', async ({
  page,
  context,
  form,
}) => {
  await page.goto('/');
  await form.fillIn();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toContain(validMessage);
  await page.close();
  const newPage = await context.newPage();
  const newForm = contactForm(newPage);
  await newPage.route(anyModule, (route) => route.abort());
  await newPage.goto('/');
  await newForm.message.press('End');
  await newPage.keyboard.type(' Two bulls.');
  const both = `${validMessage} Two bulls.`;
  await expect(newForm.message).toHaveValue(both);
  await expect.poll(() => newPage.evaluate(() => JSON.stringify(sessionStorage))).toContain(both);
});

test('a sent or cleared enquiry leaves no word in storage, on an earlier page or in a new tab', async ({
  page,
  context,
  form,
  preview,
}) => {
  const stored = () => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  await page.goto('/garlic');
  await form.fillIn();
  preview.fail(502);
  await form.submit.click();
  await expect(form.status).toContainText('may have arrived');
  await form.message.fill('Two bulls, please.');
  await expect.poll(stored).toContain('Two bulls');
  await form.clear.click();
  expect(await stored()).not.toMatch(/Ann|082|bulls|day/);
  await page.reload();
  await expect(form.name).toHaveValue('');
  preview.fail(null);
  await form.send();
  expect(await stored()).not.toMatch(/Ann|082|bulls|day/);
  await page.reload();
  await expect(form.status).toContainText('Your enquiry is on its way to the farm');
  const newForm = contactForm(await context.newPage());
  await newForm.section.page().goto('/garlic');
  await expect(newForm.name).toHaveValue('');
});
