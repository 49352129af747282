/** Browser extensions that change the form before it is hydrated. */
import type { Page } from '@playwright/test';
import { enquiryStatuses } from '../content/enquiry-statuses';
import { test, validMessage } from './contact-form';
import { anyModule, expect, hold } from './fixtures';

/** Changes that extensions make to a form. */
const additions = {
  'elements before, between and in fields': (form: HTMLFormElement) => {
    const [, second, last] = form.querySelectorAll<HTMLElement>('label');
    form.prepend(document.createElement('div'), document.createElement('iframe'));
    second?.parentElement?.parentElement?.before(document.createElement('div'));
    last?.parentElement?.after(document.createElement('x-icon'));
    form.querySelector('[type=submit]')?.prepend(document.createElement('span'));
  },
  'controls of the same names': (form: HTMLFormElement) => {
    for (const name of ['message', 'from_name'])
      form.prepend(Object.assign(document.createElement('input'), { name, value: 'Not ours' }));
    const mirror = Object.assign(document.createElement('textarea'), { value: 'Not ours' });
    form.querySelector('textarea')?.before(mirror);
  },
  'wrappers around the form and the focused field': (form: HTMLFormElement) => {
    for (const element of [form, form.querySelector('textarea')]) {
      const wrapper = document.createElement('div');
      element?.replaceWith(wrapper);
      if (element) wrapper.append(element);
    }
    form.querySelector('textarea')?.focus();
  },
} as const;

/** Wraps each label's text, as a page translator does. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const label of document.querySelectorAll('form[data-draft] label')) {
      const font = document.createElement('font');
      font.append(...label.childNodes);
      label.append(font);
    }
  });
}

for (const [what, add] of Object.entries(additions)) {
  test(`${what} do not change an enquiry`, async ({ page, form }) => {
    const letThrough = await hold(page, anyModule);
    await page.goto('/');
    await form.fillIn();
    await form.message.press('End');
    await page.locator('form[data-draft]').evaluate(add);
    await translate(page);
    await page.keyboard.type(' Two');
    letThrough();
    await form.expectReady();
    await page.keyboard.type(' bulls.');
    for (const [field, value] of [
      [form.name, 'Ann Farmer'],
      [form.email, form.sender],
      [form.phone, '082 000 0000'],
      [form.message, `${validMessage} Two bulls.`],
    ] as const)
      await expect(field).toHaveValue(value);
    const stored = () =>
      page.evaluate(() =>
        new URLSearchParams(localStorage.getItem('draft enquiry /') ?? '').toString(),
      );
    const words = { from_name: 'Ann Farmer', from_email: form.sender, phone: '082 000 0000' };
    const message = `${validMessage} Two bulls.`;
    await expect.poll(stored).toContain(`&${new URLSearchParams({ ...words, message })}`);
    await form.submit.click();
    await expect(form.status).toContainText(enquiryStatuses.sent.heading);
    expect(await form.received()).toMatchObject([{ ...words, message }]);
  });
}
