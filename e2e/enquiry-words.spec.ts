import type { Page } from '@playwright/test';
import { contactForm, expectToast, fillIn, newSender, received, sendEnquiry } from './contact-form';
import { anyModule, emailRequests, expect, hold, test } from './site';

const island = '[data-island=contact-form]';
const kept = 'What you wrote is kept on this device';

/** Fills a field in as some password managers do: no event tells of it. */
async function fillSilently(page: Page, id: string, text: string) {
  await page.locator(`#${id}`).evaluate((control, value) => {
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value = value;
    }
  }, text);
}

test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

test('what a password manager fills in without an event is sent, and kept when that fails', async ({
  page,
  request,
}) => {
  const from = newSender();
  const form = contactForm(page);
  await page.goto('/');
  await form.message.fill('Good day');
  await expect(page.locator(island)).toHaveAttribute('data-ready');
  await fillSilently(page, 'name', 'Ann Farmer');
  await fillSilently(page, 'email', newSender('500'));
  await form.submit.click();
  await expectToast(page, 'Error');
  await page.reload();
  await expect(form.name).toHaveValue('Ann Farmer');
  await fillSilently(page, 'email', from);
  await form.submit.click();
  await expectToast(page, 'Message Sent!');
  expect(await received(request, from)).toHaveLength(1);
});

test("an older draft that joins another visitor's words is shown, and sent only on another tap", async ({
  page,
  request,
}) => {
  const from = newSender();
  const form = contactForm(page);
  await page.goto('/garlic');
  await fillIn(page, 'ann@example.com');
  await expect(page.locator(island)).toHaveAttribute('data-ready');
  const letThrough = await hold(page, anyModule);
  await page.reload();
  await form.name.fill('Bob');
  await form.email.fill(from);
  await form.message.fill('Two bulls, please.');
  await form.submit.click();
  letThrough();
  await expect(form.section.getByRole('alert')).toContainText(kept);
  await expect(form.message).toHaveValue(/^Good day.*\nTwo bulls, please\.$/);
  expect(await received(request, from)).toEqual([]);
  await form.section.getByRole('button', { name: 'Discard it' }).click();
  await expect(form.name).toHaveValue('Bob');
  await expect(form.message).toHaveValue('Two bulls, please.');
  await form.submit.click();
  await expectToast(page, 'Message Sent!');
  expect((await received(request, from)).map(({ parameters }) => parameters.message)).toEqual([
    'Two bulls, please.',
  ]);
});

test('two tabs lose nothing of each other', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/');
    await contactForm(tab).name.focus();
    await expect(tab.locator(island)).toHaveAttribute('data-ready');
  }
  await contactForm(page).message.fill('Bulls?');
  await contactForm(other).message.fill('Garlic?');
  await contactForm(page).message.press('End');
  await contactForm(page).message.pressSequentially(' Soon.');
  await expect(contactForm(other).message).toHaveValue('Garlic?');
  await other.reload();
  await expect(contactForm(other).section.getByRole('alert')).toContainText(kept);
  await expect(contactForm(other).message).toHaveValue(/Garlic\?/);
  await page.reload();
  await expect(contactForm(page).message).toHaveValue(/Bulls\? Soon\./);
});

test('a calculation that is asked about during the sending stays in the form', async ({
  page,
  request,
}) => {
  const from = newSender();
  const form = contactForm(page);
  const letThrough = await hold(page, emailRequests);
  await page.goto('/garlic');
  await page.getByLabel('Number of seeds').fill('2000');
  await fillIn(page, from);
  await form.submit.click();
  await expect(form.submitting).toBeDisabled();
  await page.getByRole('button', { name: 'Ask about this' }).click();
  letThrough();
  await expect(form.section.getByRole('alert')).toContainText('has not been sent yet');
  await expect(form.message).toHaveValue(/2.000/);
  await expect(form.message).not.toHaveValue(/Good day/);
  await expect(form.name).toHaveValue('Ann Farmer');
  expect(await received(request, from)).toHaveLength(1);
  await page.reload();
  await expect(form.message).toHaveValue(/2.000/);
});

test('words added after a failure survive when the failed ones are discarded', async ({ page }) => {
  const form = contactForm(page);
  await page.goto('/');
  await fillIn(page, newSender('504'));
  await form.submit.click();
  await expect(form.section.getByRole('alert')).toContainText('could not confirm');
  await form.message.press('Control+End');
  await form.message.pressSequentially(' And some garlic.');
  await form.section.getByRole('button', { name: 'Discard it' }).click();
  await expect(form.message).toHaveValue('And some garlic.');
});

test('good news goes when a second enquiry is begun, and bad news when one is sent', async ({
  page,
}) => {
  const form = contactForm(page);
  await page.goto('/');
  await fillIn(page, newSender('500'));
  await form.submit.click();
  await expectToast(page, 'Error');
  await sendEnquiry(page, newSender());
  await expect(page.getByText('Failed to send message.')).toHaveCount(0);
  await expect(form.section.getByRole('alert')).toContainText('on its way');
  await form.name.pressSequentially('B');
  await expect(form.section.getByRole('alert')).toHaveCount(0);
});

for (const kind of ['paste', 'drop'] as const) {
  test(`a ${kind} that does not fit is told of`, async ({ page }) => {
    const form = contactForm(page);
    await page.goto('/');
    await form.phone.focus();
    await expect(page.locator(island)).toHaveAttribute('data-ready');
    const cut = form.section.getByText('The text you added was too long.');
    for (const [text, count] of [
      ['082 000 0000 or 083 000 0000', 1],
      ['082 000 0000', 0],
    ] as const) {
      await form.phone.evaluate(
        (control, [type, words]) => {
          const data = new DataTransfer();
          data.setData('text/plain', words);
          const event =
            type === 'paste'
              ? new ClipboardEvent(type, { bubbles: true, clipboardData: data })
              : new DragEvent(type, { bubbles: true, dataTransfer: data });
          control.dispatchEvent(event);
        },
        [kind, text] as const,
      );
      await expect(cut).toHaveCount(count);
    }
  });
}

test('toasts carry a mark that can be told from the other', async ({ page }) => {
  const form = contactForm(page);
  await page.goto('/');
  await form.submit.click();
  const iconOf = (type: string) =>
    page.locator(`[data-sonner-toast][data-type=${type}] [data-icon]`);
  await expect(iconOf('error')).toHaveText('!');
  await sendEnquiry(page, newSender());
  await expect(iconOf('success')).toHaveText('✓');
});
