/** The draft of an enquiry, and whether it may have arrived, across tabs, reloads and Back. */
import { enquiryCopy, formCopy } from '../content/enquiry';
import { enquiryStatuses, mayArriveTwice } from '../content/enquiry-statuses';
import { contactForm, test, validMessage } from './contact-form';
import { anyModule, expect, hold, mainNavigation } from './fixtures';

test.use({ allowedErrors: { patterns: [/Failed to load resource/, /did not take the enquiry/] } });

const { mayHaveArrived, sent } = enquiryStatuses;

test('going back after "sent" does not restore the message', async ({ page, form }) => {
  await page.goto('/');
  await form.fillIn();
  await form.expectReady();
  for (const name of ['Du Toit Holdings', 'Home'])
    await mainNavigation(page).getByRole('link', { name }).click();
  await expect(form.message).toHaveValue(validMessage);
  await form.submit.click();
  await expect(form.status).toContainText(sent.heading);
  for (const path of ['/garlic', '/']) {
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(path);
  }
  // By then the browser has restored the fields.
  await page.waitForLoadState('load');
  await expect(form.message).toHaveValue('');
  await expect(form.anySubmit).toHaveAccessibleName(formCopy.submit);
  expect(await form.received()).toHaveLength(1);
});

test('nobody sends again without being told that it may arrive twice', async ({ page, form }) => {
  await page.goto('/');
  await form.fillIn();
  await form.answerWith(502);
  await form.submit.click();
  await expect(form.status).toContainText(mayHaveArrived.heading);
  await form.acceptAgain();
  const letThrough = await hold(page, anyModule);
  await page.clock.install({ time: Date.now() });
  await page.reload();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.reload({ waitUntil: 'commit' });
  await expect(form.anySubmit).toHaveAccessibleName(formCopy.submitAgain);
  await expect(form.notes).toContainText(mayArriveTwice);
  // Each ignored press restarts the second, so a held key never sends.
  for (let press = 0; press < 3; press += 1) {
    await form.anySubmit.click();
    await page.clock.runFor(900);
  }
  await expect(form.notes).not.toContainText(enquiryCopy.deferred);
  await page.clock.runFor(100);
  await form.anySubmit.click();
  await expect(form.notes).toContainText(enquiryCopy.deferred);
  await page.clock.resume();
  letThrough();
  await expect(form.status).toContainText(sent.heading);
  expect(await form.received()).toHaveLength(1);
});

test('two tabs keep separate drafts, and send each once', async ({ page, context, form }) => {
  const otherPage = await context.newPage();
  const other = contactForm(otherPage);
  // Both tabs have drafts; one sends, the other reloads.
  await page.goto('/');
  await form.fillIn();
  await otherPage.goto('/');
  await other.fillIn();
  await other.message.fill('The other tab');
  await form.expectReady();
  await form.submit.click();
  await expect(form.status).toContainText(sent.heading);
  await otherPage.reload();
  await expect(other.message).toHaveValue('The other tab');
  await expect(other.anySubmit).toHaveAccessibleName(formCopy.submit);
  await page.reload();
  await expect(form.message).toHaveValue('');
  // One tab gets an uncertain reply while the other goes on typing.
  await form.fillIn();
  await form.answerWith(502);
  await form.submit.click();
  await expect(form.status).toContainText(mayHaveArrived.heading);
  await other.message.fill('The other tab, later');
  await otherPage.reload();
  await expect(other.message).toHaveValue('The other tab, later');
  await expect(other.anySubmit).toHaveAccessibleName(formCopy.submit);
  await page.reload();
  await expect(form.message).toHaveValue(validMessage);
  await expect(form.anySubmit).toHaveAccessibleName(formCopy.submitAgain);
  expect(await form.received()).toHaveLength(1);
});
