import { enquiryStatuses } from '../content/enquiry-statuses';
import { messageIn, test, validMessage } from './contact-form';
import { anyModule, expect, thorough } from './fixtures';

test.use({ allowedErrors: { patterns: [/Failed to load resource/, /did not take the enquiry/] } });

const { outOfOrder, refusedTooSoon, sent } = enquiryStatuses;

test('a refused enquiry stays in the form until it is sent or cleared', async ({ form, page }) => {
  await page.clock.install();
  await page.goto('/bonsmara');
  await form.fillIn();
  await form.answerWith(423);
  await form.submit.click();
  await expect(form.status).toHaveText(`${outOfOrder.heading}${outOfOrder.text}`);
  await expect(form.status).toBeFocused();
  // Screen readers read the live region as a whole, so it has no links.
  await expect(form.status.getByRole('link')).toHaveCount(0);
  const otherWays = form.section.getByText('Or send the same message this way:');
  for (const name of ['WhatsApp', 'Write an email']) {
    // Before any click, so that a middle click or a copied link carries the message too.
    const href = await otherWays.getByRole('link', { name }).getAttribute('href');
    for (const part of ['Ann Farmer', form.sender, '082 000 0000', validMessage])
      expect(decodeURIComponent(href ?? '')).toContain(part);
  }
  await form.clear.dblclick();
  await expect(form.reallyClear).toBeFocused();
  await form.reallyClear.press('Escape');
  await form.clear.click();
  await form.message.focus();
  await expect(form.clear).toHaveCount(1);
  await expect(form.message).toHaveValue(validMessage);
  await form.clear.click();
  await page.clock.runFor(1_000);
  await form.reallyClear.click();
  await expect(form.message).toHaveValue('');
  await expect(form.clear.or(form.reallyClear)).toHaveCount(0);
  await expect(form.status).toBeEmpty();
  await form.acceptAgain();
  await form.send();
  await expect(form.status).toContainText(sent.heading);
  expect(await form.received()).toHaveLength(1);
});

test('pasted text is sent, and put into links, without invisible characters', async ({
  form,
  page,
}) => {
  await page.goto('/');
  await form.fillIn(`\u2068${form.sender.replace('@', '\u200b@')}\u2069`);
  await form.phone.fill('\u202a082\u00a0000\u20110000\u202c');
  const typed = await form.email.inputValue();
  await form.answerWith(429);
  await form.submit.click();
  await expect(form.status).toContainText(refusedTooSoon.text);
  // The field keeps what the visitor typed.
  await expect(form.email).toHaveValue(typed);
  const email = form.section.getByRole('link', { name: 'Write an email' });
  const carried = ['Ann Farmer', form.sender, '082 000-0000', validMessage];
  expect(await messageIn(email)).toBe(carried.join('\r\n'));
  await form.acceptAgain();
  await form.submit.click();
  await expect(form.status).toContainText(sent.heading);
  expect(await form.received()).toMatchObject([{ phone: '082 000-0000' }]);
  // Hidden links have dropped the message too.
  const links = form.section.locator('[data-message]');
  for (const link of await links.all())
    expect(await link.getAttribute('href')).not.toMatch(/Ann|example%2Ecom|082/);
});

test('a page that is loaded again keeps its URL and the message', { tag: thorough }, async ({
  page,
  form,
}) => {
  await page.route(anyModule, (route) => route.fulfill({ status: 404 }));
  await page.goto('/garlic?fbclid=1&variety=shani&seeds=2000#calculator');
  await form.fillIn();
  await form.submit.click();
  await form.section.getByRole('link', { name: 'Load this page again' }).click();
  // The link drops the fragment: with it, the browser would only scroll.
  await expect(page).toHaveURL(/garlic\?fbclid=1&variety=shani&seeds=2000$/);
  await expect(form.message).toHaveValue(validMessage);
});
