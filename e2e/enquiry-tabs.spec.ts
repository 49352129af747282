/** The words and the flag of an enquiry over several tabs, reloads and steps back. */
import { contactForm, goBack, test, validMessage, writeAndReturn } from './contact-form';
import { anyModule, expect, hold } from './fixtures';

test.use({ allowedErrors: { patterns: [/Failed to load resource/, /did not take the enquiry/] } });

const unsure = 'We could not confirm that your enquiry arrived';

test('going back after "sent" brings no word back', async ({ page, form }) => {
  await writeAndReturn(page, form);
  await form.submit.click();
  await expect(form.status).toContainText('on its way to us');
  await goBack(page, '/garlic', '/');
  // Once the browser has restored the fields.
  await page.waitForLoadState('load');
  await expect(form.message).toHaveValue('');
  await expect(form.anySubmit).toHaveAccessibleName('Send Message');
  expect(await form.received()).toHaveLength(1);
});

test('nobody sends again who has not read that it may arrive twice', async ({ page, form }) => {
  await page.goto('/');
  await form.fillIn();
  await form.answerWith(502);
  await form.submit.click();
  await expect(form.status).toContainText(unsure);
  await form.acceptAgain();
  const letThrough = await hold(page, anyModule);
  await page.clock.install({ time: Date.now() });
  await page.reload();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.reload({ waitUntil: 'commit' });
  await expect(form.anySubmit).toHaveAccessibleName('Send again');
  await expect(form.notes).toContainText('it may reach us twice');
  await form.anySubmit.click();
  await expect(form.notes).not.toContainText('as soon as it has loaded');
  await page.clock.runFor(1_000);
  await form.anySubmit.click();
  await expect(form.notes).toContainText('as soon as it has loaded');
  await page.clock.resume();
  letThrough();
  await expect(form.status).toContainText('on its way to us');
  expect(await form.received()).toHaveLength(1);
});

test('two tabs keep their own words, and send each once', async ({ page, context, form }) => {
  const otherPage = await context.newPage();
  const other = contactForm(otherPage);
  // Both write; one sends, the other reloads.
  await page.goto('/');
  await form.fillIn();
  await otherPage.goto('/');
  await other.fillIn();
  await other.message.fill('The other tab');
  await form.expectReady();
  await form.submit.click();
  await expect(form.status).toContainText('on its way to us');
  await otherPage.reload();
  await expect(other.message).toHaveValue('The other tab');
  await expect(other.anySubmit).toHaveAccessibleName('Send Message');
  await page.reload();
  await expect(form.message).toHaveValue('');
  // One is unsure, and the other writes on.
  await form.fillIn();
  await form.answerWith(502);
  await form.submit.click();
  await expect(form.status).toContainText(unsure);
  await other.message.fill('The other tab, later');
  await otherPage.reload();
  await expect(other.message).toHaveValue('The other tab, later');
  await expect(other.anySubmit).toHaveAccessibleName('Send Message');
  await page.reload();
  await expect(form.message).toHaveValue(validMessage);
  await expect(form.anySubmit).toHaveAccessibleName('Send again');
  expect(await form.received()).toHaveLength(1);
});

test('words typed while the page arrives are kept', async ({ page, form }) => {
  await page.goto('/');
  await form.message.fill('Old words');
  await form.name.fill('Ann');
  // Stands in for a stall before the loader: it types as soon as the form is there.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const message = document.querySelector<HTMLTextAreaElement>('#message');
      if (!message || !document.querySelector('footer')) return;
      message.value = 'New words';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.route(anyModule, () => {});
  await page.reload();
  await expect(form.message).toHaveValue('New words');
  await expect(form.name).toHaveValue('Ann');
  const stored = await page.evaluate(() => Object.values(sessionStorage).join());
  expect(stored).toContain('New+words');
});
