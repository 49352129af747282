import { enquiryMistakes, formCopy } from '../content/enquiry';
import { enquiryToasts as toasts } from '../content/enquiry-statuses';
import { fieldSettings } from '../lib/enquiry/fields';
import { expectToast, test, validMessage } from './contact-form';
import { emailRequests, expect, expectAccessible, hold } from './fixtures';

const { nameRequired, emailInvalid, messageRequired, phoneTooLong } = enquiryMistakes;

test('an enquiry is sent once, and leaves no trace', async ({ page, form }) => {
  const letThrough = await hold(page, emailRequests);
  await page.goto('/');
  await form.fillIn();
  await form.submit.dblclick();
  await expect(form.anySubmit).toHaveAccessibleName(formCopy.submitting);
  // `disabled`, not only `aria-disabled`.
  await expect(form.anySubmit).toHaveJSProperty('disabled', true);
  await expect(form.message).not.toBeEditable();
  await expect(form.clear).toHaveCount(0);
  await form.name.press('Enter');
  letThrough();
  await expectToast(page, toasts.sent.title);
  const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  await expect.poll(stored).not.toMatch(/example|Ann|phone=\d|Good|sent/);
  for (const field of [form.name, form.email, form.phone, form.message])
    await expect(field).toHaveValue('');
  await expect(form.submit).toBeEnabled();
  expect(await form.received()).toMatchObject([{ phone: '082 000 0000', message: validMessage }]);
});

test('shows mistakes in a toast, a focused list and at their fields', async ({ page, form }) => {
  const summary = form.section.getByRole('region', { name: 'Please fix' });
  await page.goto('/');
  await form.submit.click();
  await expectToast(page, toasts.invalid.title);
  const bar = await page.getByRole('banner').boundingBox();
  const top = async () => (await page.locator('[data-sonner-toast]').boundingBox())?.y;
  await expect.poll(top).toBeGreaterThan(bar?.height ?? Number.POSITIVE_INFINITY);
  await expect(summary).toBeFocused();
  const mistakes = [nameRequired, emailInvalid, messageRequired] as const;
  await expect(summary.getByRole('link')).toHaveText(mistakes);
  for (const [place, field] of [form.name, form.email, form.message].entries())
    await expect(field).toHaveAccessibleDescription(mistakes[place] ?? '');
  await expect(form.phone).toHaveAttribute('aria-invalid', 'false');
  await expectAccessible(page);

  await summary.getByRole('link', { name: messageRequired }).click();
  await expect(form.message).toBeFocused();
  await expect(page).toHaveURL('/');
  await form.message.pressSequentially('Hello');
  await expect(summary.getByRole('link')).toHaveText(mistakes.slice(0, 2));
  await expect(form.message).toHaveAttribute('aria-invalid', 'false');
  await form.fillIn();
  await expect(summary).toHaveCount(0);

  const { maxLength } = fieldSettings.message;
  for (const left of [1, 0]) {
    await form.message.fill('x'.repeat(maxLength - left));
    await expect(form.section.getByText(formCopy.noneLeft)).toHaveCount(1 - left);
  }
});

test('pasted text is not truncated silently, and typed text is limited', async ({ page, form }) => {
  await page.goto('/');
  await form.fillIn();
  await form.expectReady();
  const numbers = '+27 (0)82 123 4567 / 083 765 4321';
  await form.phone.fill('');
  // Fires the same input event as a paste or a keyboard's clipboard.
  await page.keyboard.insertText(numbers);
  await page.keyboard.type('0');
  await expect(form.phone).toHaveValue(numbers);
  await form.submit.click();
  await expect(form.phone).toHaveAccessibleDescription(phoneTooLong(20));
  expect(await form.received()).toHaveLength(0);
  // Phone keyboards compose words before they commit them.
  const { maxLength } = fieldSettings.phone;
  await form.phone.fill('0'.repeat(maxLength - 2));
  const session = await page.context().newCDPSession(page);
  for (const text of ['1', '12', '123', '1234'])
    await session.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
  await session.send('Input.insertText', { text: '1234' });
  await expect(form.phone).toHaveValue(`${'0'.repeat(maxLength - 2)}12`);
});

test('a toast closes in time after a cancelled touch', async ({ page, form }) => {
  await page.clock.install();
  await page.goto('/');
  await form.submit.click();
  await expectToast(page, toasts.invalid.title);
  const toast = page.locator('[data-sonner-toast]');
  await toast.evaluate((element) => {
    // Chromium throws for a pointer id that is not active.
    Object.assign(element, { setPointerCapture: () => {} });
    for (const type of ['pointerdown', 'pointermove', 'pointercancel'])
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: 9, clientY: 9 }));
  });
  await page.clock.runFor(7_000);
  await expect(toast).toHaveCount(0);
});
