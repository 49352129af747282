import type { Locator } from '@playwright/test';
import { farm } from '../content/farm';
import { calculator } from './calculator';
import { expectToast, messageIn, test, words } from './contact-form';
import { anyModule, expect, hold, pathsAskedBy, saveData, simulateArrival, thorough } from './site';

const reloadLink = { name: 'Load this page again' };

/** Scrolls at once until an element begins at a share of the screen's height, and until the scroll has ended. */
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

function hideConnection(): void {
  Object.defineProperty(navigator, 'connection', { value: undefined });
}

for (const [link, milliseconds, bytes] of [
  ['a slow link', 640, 9_000],
  // Out of a cache, which says nothing about the link.
  ['an unknown link', 5, 0],
] as const) {
  test(`on ${link} an island is fetched where a scroll ends at it, and nothing else`, async ({
    page,
  }) => {
    await page.addInitScript(hideConnection);
    await simulateArrival(page, milliseconds, bytes);
    const asked = pathsAskedBy(page, 'script');
    await page.goto('/garlic');
    const form = calculator(page).section.locator('form');
    for (const outOfView of [1.1, -3, 1.1]) await scrollTo(form, outOfView);
    expect(asked).toEqual([]);
    await scrollTo(form, 0.9);
    await expect.poll(() => asked).toEqual([expect.stringMatching(/seed-calculator\.js$/)]);
  });
}

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`nothing is fetched without a touch with ${JSON.stringify(connection)}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await simulateArrival(page);
    const asked = pathsAskedBy(page, 'script', 'stylesheet', 'fetch', 'xhr');
    await page.goto('/garlic');
    const { seeds } = calculator(page);
    await scrollTo(seeds, 0.5);
    expect(asked).toEqual([]);
    await seeds.focus();
    await expect.poll(() => asked).toEqual([expect.stringMatching(/seed-calculator\.js$/)]);
  });
}

/** What browsers are like in which an enquiry is sent all the same. */
const browsers: Record<string, () => void> = {
  'any browser': () => {},
  'one without requestSubmit, such as Safari 15': () => {
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
  },
  'one that blocks storage': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  },
  'one that says nothing of its connection': () => {
    Object.defineProperty(navigator, 'onLine', { value: undefined });
  },
  'one whose extension adds a control named as ours': () => {
    const add = ({ target }: Event) => {
      const control = Object.assign(document.createElement('input'), { name: 'email' });
      if (target instanceof HTMLFormElement) target.append(control);
    };
    addEventListener('submit', add, true);
  },
};

for (const [browser, become] of Object.entries(browsers)) {
  test(`a submit before hydration is held and sent once in ${browser}`, async ({ page, form }) => {
    await page.addInitScript(become);
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

test('a submit at the very moment of hydration counts once', async ({ page, form }) => {
  // A component listens as soon as it is hydrated, and is ready only when its effects have run.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
      document.querySelector('form')?.dispatchEvent(submit);
    }).observe(document, { subtree: true, attributeFilter: ['data-started'] });
  });
  await saveData(page);
  await page.goto('/');
  await form.name.focus();
  await expect(page.locator('[data-sonner-toast]').first()).toContainText('Validation Error');
  await form.expectReady();
  // By the time that the pointer is there, a second toast would be shown.
  await form.submit.hover();
  expect(await page.locator('[data-sonner-toast]').count()).toBe(1);
});

test.describe('modules that fail or are late', { tag: thorough }, () => {
  test.use({ allowedErrors: { patterns: [/Failed to (load|fetch)/] } });

  test.beforeEach(({ page }) => saveData(page));

  test('links carry the message where a module is missing', async ({ page, form }) => {
    await page.route(anyModule, (route) => route.fulfill({ status: 404 }));
    await page.goto('/garlic');
    await form.fillInAndSubmit();
    const other = form.notes;
    for (const [name, message, draft] of [
      ['WhatsApp', words, /Ann Farmer[^]*what do you have for sale\?/],
      ['Write an email', 'And changed since?', /Ann Farmer[^]*And changed since\?/],
    ] as const) {
      const link = other.getByRole('link', { name });
      await expect(link).toBeVisible();
      await form.message.fill(message);
      expect(await messageIn(link)).toMatch(draft);
    }
    await form.message.fill(words);
    await expect(form.submit).toBeEnabled();
    await page.unroute(anyModule);
    await form.submit.click();
    await expectToast(page, 'Message Sent!');
    await expect(other).toBeHidden();
  });

  test('a message is not sent when its module takes over 20 seconds', async ({ page, form }) => {
    await page.clock.install({ time: 0 });
    const letThrough = await hold(page, anyModule);
    await page.goto('/');
    await form.fillIn();
    await page.clock.pauseAt(60_000);
    await form.submit.click();
    await page.clock.runFor(20_000);
    await expect(form.section.getByRole('link', reloadLink)).toBeVisible();
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
});

test('an island that throws says so in its own place', async ({ page, form }) => {
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

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('a finger on the chat button fetches no tooltip', async ({ page }) => {
    await saveData(page);
    const asked = pathsAskedBy(page, 'script');
    await page.route('https://wa.me/**', (route) => route.fulfill({ status: 204 }));
    await page.goto('/');
    await page.getByRole('link', { name: 'Chat on WhatsApp' }).tap();
    await page.getByRole('button', { name: 'Menu' }).tap();
    expect(asked).toEqual([]);
  });
});
