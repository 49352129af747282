/** What happens while the form and the calculator load, or fail to. */
import type { Locator } from '@playwright/test';
import { farm } from '../content/farm';
import { expectToast, messageIn, test, validMessage } from './contact-form';
import {
  anyModule,
  expect,
  hold,
  pathsAskedBy,
  saveData,
  simulateArrival,
  thorough,
} from './fixtures';
import { calculator } from './seed-calculator';

/** Scrolls an element's top to a share of the screen's height, and waits for `scrollend`. */
function scrollTo(element: Locator, share: number): Promise<void> {
  return element.evaluate(
    (shown, wanted) =>
      new Promise((end) => {
        addEventListener('scrollend', () => end(), { once: true });
        const { top } = shown.getBoundingClientRect();
        scrollBy({ top: top - wanted * innerHeight, behavior: 'instant' });
      }),
    share,
  );
}

test('on a slow connection only the calculator is fetched, when a scroll ends at it', {
  tag: thorough,
}, async ({ page }) => {
  await simulateArrival(page, 640);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: undefined }),
  );
  const asked = pathsAskedBy(page, 'script');
  await page.goto('/garlic');
  const form = calculator(page).section.locator('form');
  for (const outOfView of [1.1, -3, 1.1]) await scrollTo(form, outOfView);
  expect(asked).toEqual([]);
  await scrollTo(form, 0.9);
  await expect.poll(() => asked).toEqual([expect.stringMatching(/seed-calculator\.js$/)]);
});

/** Removes what an old or strict browser lacks, and adds what extensions add. */
function becomeDifficult(): void {
  // Safari 15 has no requestSubmit.
  Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
  Object.defineProperty(navigator, 'onLine', { value: undefined });
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });
  const addControl = ({ target }: Event) => {
    const control = Object.assign(document.createElement('input'), { name: 'email' });
    if (target instanceof HTMLFormElement) target.append(control);
  };
  addEventListener('submit', addControl, true);
}

for (const browser of ['any', 'a difficult'] as const) {
  test(`${browser} browser sends an enquiry once when Send Message is pressed before the form is ready`, async ({
    page,
    form,
  }) => {
    if (browser === 'a difficult') await page.addInitScript(becomeDifficult);
    await saveData(page);
    const letThrough = await hold(page, anyModule);
    const { section, submit } = form;
    const colour = () => submit.evaluate((button) => getComputedStyle(button).backgroundColor);
    await page.goto('/');
    await form.fillIn();
    const before = await colour();
    for (let tap = 0; tap < 10; tap += 1) await submit.click();
    await expect(section.locator('form')).toHaveAttribute('aria-busy', 'true');
    expect(await colour()).not.toBe(before);
    await expect(form.notes).toContainText('as soon as it has loaded');
    await expect(page).toHaveURL('/');
    letThrough();
    await expectToast(page, 'Message Sent!');
    expect(await form.received()).toHaveLength(1);
    await expect(section.locator('form')).not.toHaveAttribute('aria-busy');
    await expect(section.getByText('as soon as it has loaded')).toBeHidden();
  });
}

test('after 20 seconds links carry the message, and the form sends nothing without another press', {
  tag: thorough,
}, async ({ page, form }) => {
  await saveData(page);
  await page.clock.install({ time: 0 });
  const letThrough = await hold(page, anyModule);
  await page.goto('/garlic');
  await form.fillIn();
  await page.clock.pauseAt(60_000);
  await form.submit.click();
  await page.clock.runFor(20_000);
  await expect(form.notes.getByRole('link', { name: 'Load this page again' })).toBeVisible();
  const whatsApp = form.notes.getByRole('link', { name: 'WhatsApp' });
  expect(await messageIn(whatsApp)).toMatch(/Ann Farmer[^]*what do you have for sale\?/);
  await form.message.fill('And changed since?');
  const email = form.notes.getByRole('link', { name: 'Write an email' });
  expect(await messageIn(email)).toMatch(/Ann Farmer[^]*And changed since\?/);
  await form.message.fill(validMessage);
  letThrough();
  await page.clock.resume();
  await form.expectReady();
  await expect(form.section.getByText('has not been sent yet')).toBeVisible();
  expect(await form.received()).toHaveLength(0);
  await form.submit.click();
  await expectToast(page, 'Message Sent!');
  expect(await form.received()).toHaveLength(1);
  await expect(form.section.getByText('has not been sent yet')).toBeHidden();
});

test('a form that throws shows the error in its place, with other ways to reach the farm', async ({
  page,
  form,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLFormElement.prototype, 'noValidate', {
      set() {
        throw new Error('The form cannot be read');
      },
    });
  });
  await page.goto('/');
  await form.name.focus();
  await expect(form.status).toContainText('Unexpected Application Error!');
  await expect(form.status).toContainText('The form cannot be read');
  for (const name of [farm.phone, 'Write an email']) {
    await expect(form.notes.getByRole('link', { name })).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
});
