/** What visitors see while the form loads, or if it fails to load. */
import type { Page } from '@playwright/test';
import { formCopy } from '../content/enquiry';
import { enquiryToasts, mayArriveTwice } from '../content/enquiry-statuses';
import { farm } from '../content/farm';
import { contactForm, expectToast, messageIn, test, validMessage } from './contact-form';
import {
  anyModule,
  expect,
  hold,
  mainNavigation,
  pathsAskedBy,
  saveData,
  thorough,
} from './fixtures';

test('text typed before hydration is kept, in a new tab too', async ({ page, context, form }) => {
  await page.route(anyModule, () => {});
  await page.goto('/');
  await form.fillIn('ann@');
  const stored = () =>
    page.evaluate(() => `${new URLSearchParams(localStorage.getItem('draft enquiry /') ?? '')}`);
  await expect.poll(stored).toContain(`${new URLSearchParams({ message: validMessage })}`);
  const newPage = await context.newPage();
  const newForm = contactForm(newPage);
  const letThrough = await hold(newPage, anyModule);
  await newPage.goto('/');
  await expect(newForm.name).toHaveValue('Ann Farmer');
  await newForm.message.press('End');
  await newPage.keyboard.type(' Two bulls.');
  await newForm.email.fill('');
  await newPage.keyboard.type(newForm.sender.slice(0, 9));
  letThrough();
  await newForm.expectReady();
  await newPage.keyboard.type(newForm.sender.slice(9));
  await newForm.submit.click();
  await expectToast(newPage, enquiryToasts.sent.title);
  const messages = (await newForm.received()).map(({ message }) => message);
  expect(messages).toEqual([`${validMessage} Two bulls.`]);
});

for (const [press, isFetched, prepare] of [
  ['pressed by mouse', true, () => {}],
  ['pressed by key', true, () => {}],
  ['pressed while data is saved', false, saveData],
] as const) {
  test(`a link to the form loads it when ${press}: ${isFetched}`, async ({ page }) => {
    await prepare(page);
    const paths = pathsAskedBy(page, 'script');
    await page.goto('/');
    // Prevents the jump to the form, which would load it too.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    const link = mainNavigation(page).getByRole('link', { name: 'Contact Us' });
    const asked = () => paths.filter((path) => anyModule.test(path)).length;
    await page.mouse.move(0, 300);
    expect(asked()).toBe(0);
    if (press === 'pressed by key') await link.press('Enter');
    else await link.click();
    if (isFetched) await expect.poll(asked).toBe(1);
    // Any request that the click caused is recorded before this resolves.
    else expect(await page.evaluate(() => 0)).toBe(asked());
  });
}

/** Removes what old or strict browsers lack, and adds a control as extensions do. */
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
    const control = Object.assign(document.createElement('input'), { name: 'message' });
    if (target instanceof HTMLFormElement) target.prepend(control);
  };
  addEventListener('submit', addControl, true);
}

for (const browser of ['any', 'a difficult'] as const) {
  test(`${browser} browser sends once if pressed too early`, async ({ page, form }) => {
    if (browser === 'a difficult') await page.addInitScript(becomeDifficult);
    await saveData(page);
    const letThrough = await hold(page, anyModule);
    const { section, submit } = form;
    await page.goto('/');
    await form.fillIn();
    for (let tap = 0; tap < 10; tap += 1) await submit.click();
    await expect(form.notes).toContainText('as soon as it has loaded');
    // The button shows the wait too.
    await expect(form.anySubmit).toHaveCSS('cursor', 'progress');
    await expect(page).toHaveURL('/');
    letThrough();
    await expectToast(page, enquiryToasts.sent.title);
    await expect(form.anySubmit).not.toHaveCSS('cursor', 'progress');
    expect(await form.received()).toHaveLength(1);
    await expect(section.getByText('as soon as it has loaded')).toBeHidden();
  });
}

test('an early press is not repeated after the visitor has left the page', async ({
  page,
  form,
}) => {
  const letThrough = await hold(page, anyModule);
  await page.goto('/');
  await form.fillIn();
  await form.submit.click();
  await expect(form.notes).toContainText('as soon as it has loaded');
  // Simulates entering the back/forward cache, which the headless shell lacks.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  letThrough();
  await form.expectReady();
  await expect(form.notes).toContainText('has not sent your message yet');
  expect(await form.received()).toHaveLength(0);
});

test('a press counts while the form is being hydrated', async ({ page, form }) => {
  const letThrough = await hold(page, anyModule);
  await page.goto('/');
  await form.submit.hover();
  await page.mouse.down();
  letThrough();
  await form.expectReady();
  await page.mouse.up();
  await expectToast(page, enquiryToasts.invalid.title);
});

test('a submit that the browser refused shows mistakes, and is not sent later', async ({
  page,
  form,
}) => {
  for (const last of ['press', 'typing'] as const) {
    const letThrough = await hold(page, anyModule);
    await page.goto('/');
    await form.submit.click();
    if (last === 'typing') await form.fillIn();
    letThrough();
    await form.expectReady();
    const mistakes = form.section.getByRole('region', { name: 'Please fix' });
    await expect(mistakes).toHaveCount(last === 'press' ? 1 : 0);
    await page.unroute(anyModule);
  }
  expect(await form.received()).toHaveLength(0);
});

test('an emptied field shows no mistake before a press', async ({ page, form }) => {
  const letThrough = await hold(page, anyModule);
  await page.goto('/');
  await form.name.pressSequentially('A');
  await form.email.focus();
  await form.name.press('Backspace');
  await form.email.focus();
  await form.name.focus();
  letThrough();
  await form.expectReady();
  await expect(form.section.getByRole('region', { name: 'Please fix' })).toHaveCount(0);
});

test('a form whose script is empty is fetched again', async ({ page, form }) => {
  await page.route(
    anyModule,
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
    {
      times: 1,
    },
  );
  await page.goto('/');
  await form.name.focus();
  await form.expectReady();
});

test('after 20 seconds links carry the message', { tag: thorough }, async ({ page, form }) => {
  await saveData(page);
  await page.clock.install({ time: 0 });
  const letThrough = await hold(page, anyModule);
  await page.goto('/garlic');
  await form.fillIn();
  await page.clock.pauseAt(60_000);
  await form.submit.click();
  await page.clock.runFor(20_000);
  await expect(form.notes.getByRole('link', { name: 'Load this page again' })).toBeVisible();
  await expect(form.notes).toContainText('It did not load within 20 seconds.');
  const whatsApp = form.notes.getByRole('link', { name: 'WhatsApp' });
  expect(await messageIn(whatsApp)).toMatch(/Ann Farmer[^]*what do you have for sale\?/);
  await form.message.fill('And changed since?');
  await page.clock.runFor(250);
  const email = form.notes.getByRole('link', { name: 'Write an email' });
  expect(await messageIn(email)).toMatch(/Ann Farmer[^]*And changed since\?/);
  await form.message.fill(validMessage);
  letThrough();
  await page.clock.resume();
  await form.expectReady();
  await expect(form.section.getByText('has not sent your message yet')).toBeVisible();
  expect(await form.received()).toHaveLength(0);
  await form.submit.click();
  await expectToast(page, enquiryToasts.sent.title);
  expect(await form.received()).toHaveLength(1);
  await expect(form.section.getByText('has not sent your message yet')).toBeHidden();
});

/** Ways to break a hydrated form: a part of its module, and the replacement that throws. */
const breaks = {
  'at a mistake': [/summary:(?=\w+=>)/, 'summary(){throw Error("It broke")},words:'],
  'in a listener': [/navigator\.onLine===/, '(()=>{throw Error("It broke")})()==='],
  'while sending': [/sending:\{/, 'get sending(){throw Error("It broke")},words:{'],
  'on the reply': [
    /mayHaveArrived:\{(?=heading)/,
    'get mayHaveArrived(){throw Error("It broke")},words:{',
  ],
} as const;

for (const [when, [part, broken]] of Object.entries(breaks)) {
  test.describe('breaking', () => {
    test.use({
      allowedErrors: {
        patterns: [/It broke/, /Failed to load resource/, /did not take the enquiry/],
      },
    });
    const tag = when === 'on the reply' ? [] : thorough;
    test(`a form that breaks ${when} is posted by the browser`, { tag }, async ({ page, form }) => {
      await page.route(anyModule, async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        const isForm = route.request().url().endsWith('contact-form.js');
        if (isForm) expect(body).toMatch(part);
        await route.fulfill({ response, body: isForm ? body.replace(part, broken) : body });
      });
      await page.clock.install();
      await page.goto('/');
      await form.fillIn(when === 'at a mistake' ? 'ann@farm' : undefined);
      await form.expectReady();
      const isUnsure = /sending|reply/.test(when);
      await form.answerWith(502);
      await form.submit.click();
      await expect(form.notes).toContainText('Unexpected Application Error!');
      await expect(form.notes).toContainText('It broke');
      await expect(page.locator('form[data-draft]')).toBeFocused();
      expect(await form.received()).toHaveLength(0);
      const label = isUnsure ? formCopy.submitAgain : formCopy.submit;
      await expect(form.anySubmit).toHaveAccessibleName(label);
      if (isUnsure) await expect(form.notes).toContainText(mayArriveTwice);
      // The browser validates the form again.
      await form.message.fill('');
      await form.anySubmit.click();
      await expect(page).toHaveURL('/');
      await form.message.fill('Two bulls.');
      await form.email.fill(form.sender);
      await page.clock.runFor(1_000);
      await form.anySubmit.click();
      await expect(page.locator('body')).toHaveText('OK');
      expect(await form.received()).toHaveLength(1);
      await page.goBack();
      await expect(form.message).toHaveValue('Two bulls.');
      await expect(form.anySubmit).toHaveAccessibleName(formCopy.submitAgain);
      await expect(form.notes).toContainText(mayArriveTwice);
    });
  });
}

/** Makes the form's module throw when it reads the labels. */
async function throwInFields(page: Page): Promise<void> {
  await page.route(anyModule, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '{labels:',
      '{get labels(){throw Error("The labels are gone")},words:',
    );
    await route.fulfill({ response, body });
  });
}

function throwOnMount(): void {
  Object.defineProperty(HTMLFormElement.prototype, 'noValidate', {
    set() {
      throw new Error('The form cannot be read');
    },
  });
}

test.describe('failing', () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/, /Of another script/] } });
  for (const [what, message, prepare] of [
    ['a form that throws while it renders', 'The labels are gone', throwInFields],
    [
      'a form that throws once it is there',
      'cannot be read',
      (page) => page.addInitScript(throwOnMount),
    ],
    [
      'a form that cannot be fetched',
      'Failed to fetch',
      (page) => page.route(anyModule, (route) => route.fulfill({ status: 503 })),
    ],
  ] as const satisfies [string, string, (page: Page) => Promise<unknown>][]) {
    test(`${what} says so, keeps the text, and offers other ways`, async ({ page, form }) => {
      await prepare(page);
      await saveData(page);
      const letThrough = await hold(page, anyModule);
      await page.goto('/');
      await form.fillIn();
      const thrown = page.waitForEvent('pageerror');
      await page.evaluate(() =>
        setTimeout(() => {
          throw new Error('Of another script');
        }),
      );
      await thrown;
      const heading = form.notes.getByRole('heading', { name: 'Unexpected Application Error!' });
      await expect(heading).toBeHidden();
      letThrough();
      await expect(heading).toBeVisible();
      await expect(form.name).toHaveValue('Ann Farmer');
      await expect(form.message).toHaveValue(validMessage);
      await expect(form.notes).toContainText(message);
      await expect(form.notes).toContainText('Send what you wrote by WhatsApp or email');
      await expect(form.notes.getByRole('link', { name: farm.phone })).toBeVisible();
      await form.message.fill('Two bulls.');
      await page.keyboard.press('Tab');
      const email = form.notes.getByRole('link', { name: 'Write an email' });
      await expect.poll(() => messageIn(email)).toContain('Two bulls.');
    });
  }
});
