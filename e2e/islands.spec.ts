import type { Page, Request, Route } from '@playwright/test';
import { farm } from '../content/farm';
import { contactForm, expectToast, fillIn, newSender, received } from './contact-form';
import {
  anyModule,
  expect,
  expectReady,
  hold,
  routes,
  saveData,
  simulateArrival,
  test,
  thorough,
} from './site';

const firstModules = /\/islands\/\w+\/(contact-form|seed-calculator)\./;

function requestsOf(page: Page, kinds: readonly string[]) {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (kinds.includes(request.resourceType())) requests.push(request);
  });
  return requests;
}

for (const route of routes) {
  test(`${route} asks for no script, style or data before a touch when data is saved`, async ({
    page,
  }) => {
    await saveData(page);
    const requests = requestsOf(page, ['script', 'stylesheet', 'fetch', 'xhr']);
    await page.goto(route);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    expect(requests.map((request) => request.url())).toEqual([]);
    await contactForm(page).name.focus();
    await expect.poll(() => requests.length).toBeGreaterThan(0);
  });
}

/** Scrolls the form into view, where that alone must fetch it. */
async function expectFetchedInView(page: Page, route = '/') {
  await simulateArrival(page);
  await page.goto(route);
  await contactForm(page).section.scrollIntoViewIfNeeded();
  await expectReady(page, 'contact-form');
  await expect(page.getByText('This part of the page did not load').first()).toBeHidden();
}

for (const route of routes) {
  test(`with data to spare the form of ${route} is fetched as it comes into view`, async ({
    page,
  }) => {
    await expectFetchedInView(page, route);
  });
}

test('the form is fetched even if one callback reports it outside and then inside the view', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const held: IntersectionObserverEntry[] = [];
        super((moments, observer) => {
          held.push(...moments);
          if (held.some(({ isIntersecting }) => isIntersecting)) tell(held.splice(0), observer);
        }, options);
      }
    };
  });
  await expectFetchedInView(page);
});

for (const browser of ['any browser', 'a browser without requestSubmit, such as Safari 15']) {
  test(`a submit before the form arrived is held, shown, and sent once in ${browser}`, async ({
    page,
    request,
  }) => {
    await page.addInitScript((isOld) => {
      if (isOld) Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
    }, browser !== 'any browser');
    await saveData(page);
    const letThrough = await hold(page, anyModule);
    const from = newSender();
    const { section, submit } = contactForm(page);
    const colour = () => submit.evaluate((button) => getComputedStyle(button).backgroundColor);
    await page.goto('/');
    await fillIn(page, from);
    const before = await colour();
    for (let tap = 0; tap < 10; tap += 1) await submit.click();
    await expect(section.locator('form')).toHaveAttribute('aria-busy', 'true');
    expect(await colour()).not.toBe(before);
    await expect(section.getByRole('status')).toContainText('as soon as it is here');
    await expect(page).toHaveURL('/');
    letThrough();
    await expectToast(page, 'Message Sent!');
    expect(await received(request, from)).toHaveLength(1);
    await expect(section.locator('form')).not.toHaveAttribute('aria-busy');
    await expect(section.getByText('as soon as it is here')).toBeHidden();
  });
}

test('a submit at the very moment of hydration counts once', async ({ page }) => {
  // A component listens as soon as it is hydrated, and is ready only when its effects have run.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
      document.querySelector('form')?.dispatchEvent(submit);
    }).observe(document, { subtree: true, attributeFilter: ['data-started'] });
  });
  await saveData(page);
  await page.goto('/');
  await contactForm(page).name.focus();
  await expect(page.locator('[data-sonner-toast]')).toContainText('Validation Error');
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
});

test('what is typed before the form arrives is kept beside an older draft', async ({ page }) => {
  const { message, section } = contactForm(page);
  await page.goto('/');
  await message.fill('Two bulls, please.');
  await expect(section).toContainText('18/1000');
  await hold(page, anyModule);
  await page.reload();
  await message.fill('And ten kilograms of garlic.');
  await page.unroute(anyModule);
  await page.reload();
  await expect(message).toHaveValue(/Two bulls, please\.\s+And ten kilograms of garlic\./);
});

test.describe('where the browser says nothing of its connection', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: undefined })),
  );

  for (const [how, milliseconds, bytes] of [
    ['slowly', 640, 11_000],
    ['out of a cache', 5, 0],
  ] as const) {
    test(`a page that came ${how} fetches nothing before a touch`, async ({ page }) => {
      await simulateArrival(page, milliseconds, bytes);
      const requests = requestsOf(page, ['script']);
      await page.goto('/garlic', { waitUntil: 'load' });
      for (const name of ['Garlic Seed Calculator', 'Contact Us']) {
        await page.getByRole('region', { name }).scrollIntoViewIfNeeded();
      }
      await page.waitForLoadState('networkidle');
      expect(requests.map((request) => request.url())).toEqual([]);
    });
  }

  test('a page that came fast fetches a form in view', async ({ page }) => {
    await expectFetchedInView(page);
  });
});

test('keeping the site for offline use waits until the touched calculator is ready', async ({
  page,
}) => {
  await saveData(page);
  const letThrough = await hold(page, anyModule);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/garlic');
  await page.getByLabel('Number of seeds').focus();
  await expect.poll(() => asked.some((path) => firstModules.test(path))).toBe(true);
  await page.waitForLoadState('load');
  expect(asked).not.toContain('/offline.js');
  const offline = page.waitForRequest('**/offline.js');
  letThrough();
  await expectReady(page, 'seed-calculator');
  await offline;
});

test.describe('modules that fail or are late', { tag: thorough }, () => {
  test.use({ allowedErrors: { patterns: [/Failed to (load resource|fetch)/] } });

  test.beforeEach(({ page }) => saveData(page));

  test('a module that fails is requested a second time, and the message is sent', async ({
    page,
    request,
  }) => {
    let failures = 0;
    await page.route(firstModules, async (route) => {
      failures += 1;
      if (failures === 1) await route.abort();
      else await route.continue();
    });
    const from = newSender();
    await page.goto('/');
    await fillIn(page, from);
    await contactForm(page).submit.click();
    await expectToast(page, 'Message Sent!');
    expect(failures).toBe(2);
    expect(await received(request, from)).toHaveLength(1);
  });

  test('a module that fails twice is replaced by links to WhatsApp and e-mail with the message in them', async ({
    page,
  }) => {
    await page.route(anyModule, (route) => route.abort());
    const form = contactForm(page);
    await page.goto('/garlic');
    await fillIn(page, 'ann@example.com');
    await form.submit.click();
    const other = form.section.getByRole('status');
    await expect(other.getByRole('link', { name: 'Load this page again' })).toBeVisible();
    for (const [name, parameter, message] of [
      ['WhatsApp', 'text', 'Good day, what do you have for sale?'],
      ['Write an email', 'body', 'Good day, and changed since?'],
      ['WhatsApp', 'text', `Grüße 🌱 50 % & more? ${'#'.repeat(970)}`],
    ] as const) {
      await form.message.fill(message);
      const link = other.getByRole('link', { name });
      await link.dispatchEvent('pointerdown');
      const address = new URL((await link.getAttribute('href')) ?? '');
      const draft = address.searchParams.get(parameter) ?? '';
      expect(draft).toContain('Ann Farmer');
      expect(address.href.length).toBeLessThan(2_000);
      if (message.length < 900) expect(draft).toContain(message);
      else expect(draft).toMatch(/Grüße 🌱 50 % & more\? #+…$/);
    }
    await form.message.fill('Good day, what do you have for sale?');
    await expect(form.message).toHaveValue('Good day, what do you have for sale?');
    await expect(form.submit).toBeEnabled();
    await page.unroute(anyModule);
    await form.submit.click();
    await expectToast(page, 'Message Sent!');
    await expect(other).toBeHidden();
  });

  test('a module that takes over 30 seconds leaves the message unsent, says so, and sends it on the next tap', async ({
    page,
    request,
  }) => {
    await page.clock.install({ time: 0 });
    const letThrough = await hold(page, anyModule);
    const from = newSender();
    const form = contactForm(page);
    await page.goto('/');
    await fillIn(page, from);
    await page.clock.pauseAt(60_000);
    await form.submit.click();
    await page.clock.runFor(31_000);
    await expect(form.section.getByRole('link', { name: 'Load this page again' })).toBeVisible();
    letThrough();
    await expect(form.section.getByRole('status')).toContainText('has not been sent yet');
    await page.clock.resume();
    await expectReady(page, 'contact-form');
    expect(await received(request, from)).toHaveLength(0);
    await form.submit.click();
    await expectToast(page, 'Message Sent!');
    expect(await received(request, from)).toHaveLength(1);
    await expect(form.section.getByText('has not been sent yet')).toBeHidden();
  });

  for (const [arriving, other] of [
    [0, 1],
    [1, 0],
  ] as const) {
    test(`a module that takes over 15 seconds is requested again, and request ${arriving + 1} of the two is enough`, async ({
      page,
    }) => {
      await page.clock.install({ time: 0 });
      const held: Route[] = [];
      await page.route(firstModules, (route) => void held.push(route));
      const { name, section } = contactForm(page);
      await page.goto('/');
      await page.clock.pauseAt(60_000);
      await name.focus();
      await expect.poll(() => held.length).toBe(1);
      await page.clock.runFor(14_000);
      // Whatever the page has asked for before this answer has been seen.
      await page.evaluate(() => fetch('/robots.txt').then(({ status }) => status));
      expect(held).toHaveLength(1);
      await page.clock.runFor(2_000);
      await expect.poll(() => held.length).toBe(2);
      await held[arriving]?.continue();
      await page.clock.resume();
      await expectReady(page, 'contact-form');
      const failed = page.waitForEvent('requestfailed');
      await held[other]?.abort();
      await failed;
      await name.fill('Ann');
      await expect(section.getByText('did not load').first()).toBeHidden();
    });
  }

  test('a module that fails can be fetched by loading the page again, and what was typed is back', async ({
    page,
  }) => {
    await page.route(anyModule, (route) => route.abort());
    const form = contactForm(page);
    await page.goto('/');
    await fillIn(page, 'ann@example.com');
    await form.submit.click();
    const reload = form.section.getByRole('link', { name: 'Load this page again' });
    await expect(reload).toBeVisible();
    await page.unroute(anyModule);
    const loaded = page.waitForEvent('load');
    await reload.click();
    await loaded;
    await expect(form.message).toHaveValue('Good day, what do you have for sale?');
  });
});

test('an island that throws says so in its own place, and the page stays', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLFormElement.prototype, 'elements', {
      get() {
        throw new Error('The form cannot be read');
      },
    });
  });
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Contact Us' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('alert')).toContainText('Unexpected Application Error!');
  await expect(section.getByRole('alert')).toContainText('The form cannot be read');
  const other = section.getByRole('status');
  await expect(other.getByRole('link', { name: farm.phone })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Write an email' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('a finger on the chat button fetches no tooltip', async ({ page }) => {
    await saveData(page);
    const requests = requestsOf(page, ['script']);
    await page.route('https://wa.me/**', (route) => route.fulfill({ status: 204 }));
    await page.goto('/');
    await page.getByRole('link', { name: 'Chat on WhatsApp' }).tap();
    await page.getByRole('button', { name: 'Menu' }).tap();
    expect(requests.map((request) => request.url())).toEqual([]);
  });
});
