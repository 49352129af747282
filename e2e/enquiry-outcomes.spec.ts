import { expectToast, messageIn, test, validMessage } from './contact-form';
import { anyModule, emailRequests, expect, hold, stopClock } from './fixtures';

test.use({ allowedErrors: { patterns: [/Failed to load resource/, /did not take the enquiry/] } });

const sent = 'Your enquiry is on its way to the farm';
const notSent = 'Your enquiry was not sent';
const notConfirmed = 'We could not confirm that your enquiry arrived';
const twice = 'may have arrived. If you send again, the farm may get it twice.';

test.beforeEach(async ({ page, form }) => {
  await page.goto('/bonsmara');
  await form.fillIn();
});

test('a refused enquiry stays in the form and in the other links until it is sent or cleared', async ({
  form,
  page,
}) => {
  await form.answerWith(412);
  await form.submit.click();
  await expect(form.status).toContainText(notSent);
  const reason = "Our contact form isn't working right now. Nothing you wrote is lost.";
  await expect(form.status).toContainText(reason);
  await expect(form.status).not.toContainText(twice);
  await expect(form.status).toBeFocused();
  const whatsApp = form.status.getByRole('link', { name: 'WhatsApp' });
  for (const link of [whatsApp, form.status.getByRole('link', { name: 'Write an email' })]) {
    const draft = await messageIn(link);
    for (const part of ['Ann Farmer', form.sender, '082 000 0000', validMessage])
      expect(draft).toContain(part);
  }
  await form.answerWith(429);
  await form.pressUntil(form.submit, 'Too many enquiries');
  await form.clear.click();
  await expect(form.message).toHaveValue('');
  await expect(form.putBack).toBeFocused();
  await form.putBack.click();
  await expect(form.message).toHaveValue(validMessage);
  await form.acceptAgain();
  await form.pressUntil(form.submit, sent);
  await expectToast(page, 'Message Sent!');
  await expect(form.name).toHaveValue('');
  expect(await form.received()).toHaveLength(1);
});

test('after a login page instead of an answer, the form warns until Send again is accepted or the form is cleared', async ({
  form,
  page,
}) => {
  await form.answerWith(200, '<h1>Log in to the network</h1>');
  await form.submit.click();
  await expect(form.status).toContainText(notConfirmed);
  await expectToast(page, 'Error', 'Failed to send message. Please try again later.');
  await form.message.fill('Two bulls, please.');
  await page.reload();
  await expect(form.status).toContainText(twice);
  await expect(form.message).toHaveValue('Two bulls, please.');
  await expect(form.submit).toHaveCount(0);
  await form.answerWith(400);
  await form.pressUntil(form.sendAgain, notSent);
  await expect(form.status).toContainText('did not accept it');
  await expect(form.status).toContainText(twice);
  await form.clear.click();
  await expect(form.status).toHaveCount(0);
  await expect(form.submit).toBeVisible();
  await form.putBack.click();
  await expect(form.status).toContainText(twice);
  await form.acceptAgain();
  await form.pressUntil(form.anySubmit, sent);
  await expect(form.submit).toBeVisible();
  expect(await form.received()).toHaveLength(1);
});

test('in the second after an answer, pressing Send again sends nothing', async ({ form, page }) => {
  await page.clock.install();
  await form.expectReady();
  await form.answerWith(502);
  await stopClock(page);
  await form.submit.click();
  await expect(form.status).toContainText(notConfirmed);
  await hold(page, emailRequests);
  await page.clock.runFor(900);
  await form.sendAgain.click();
  await page.clock.runFor(200);
  // The first press has sent nothing, so the button is still there.
  await form.sendAgain.click();
  await expect(form.submitting).toBeDisabled();
});

test('while the enquiry is being sent, a link about a lot opens WhatsApp', async ({
  form,
  page,
}) => {
  await hold(page, emailRequests);
  await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await form.submit.click();
  await expect(form.submitting).toBeDisabled();
  await expect(form.clear).toHaveCount(0);
  await page.getByRole('link', { name: 'Ask about this' }).first().click();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\//);
  await page.goto('/bonsmara');
  await expect(form.status).toContainText(twice);
  await expect(form.message).toHaveValue(validMessage);
});

test('no address ever contains a word of the enquiry', async ({ page, form }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.route(anyModule, (route) => route.fulfill({ status: 404 }));
  await page.goto('/garlic?fbclid=1&variety=shani&seeds=2000#calculator');
  await form.fillIn();
  await form.submit.click();
  await form.section.getByRole('link', { name: 'Load this page again' }).click();
  await expect(page).toHaveURL(/garlic\?fbclid=1&variety=shani&seeds=2000$/);
  await page.unroute(anyModule);
  await page.reload();
  await expect(form.section.getByText('What you wrote before is back in the form')).toBeVisible();
  await form.answerWith(504);
  await form.submit.click();
  await expect(form.status).toContainText(notConfirmed);
  await form.acceptAgain();
  const mode = page.getByRole('radio', { name: 'Land Size to Seeds' });
  await mode.hover();
  // The page's address decides what the calculator starts with.
  await expect(page.locator('[data-island=seed-calculator][data-ready]')).toHaveCount(1);
  await mode.check();
  await form.message.fill('Good day to you.');
  await form.pressUntil(form.anySubmit, sent);
  await expectToast(page, 'Message Sent!');
  const history = await page.evaluate(() => navigation.entries().map(({ url }) => `${url}`));
  const seen = [...addresses, ...history].map((address) => decodeURIComponent(address)).join('\n');
  expect(seen).toContain('fbclid=1');
  expect(seen).not.toMatch(/Ann|example\.com|082.000|Good day/);
});
