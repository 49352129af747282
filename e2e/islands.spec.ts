import type { Page, Request } from '@playwright/test';
import { contactForm, expectToast, fillIn, newSender, received } from './contact-form';
import { expect, routes, test, thorough } from './site';

const firstModules = /\/islands\/(contact-form|seed-calculator)-/;
const anyModule = /\/islands\//;

/** Makes the browser say that the visitor saves data, so that nothing is fetched ahead of a touch. */
async function saveData(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Holds back every request for a module until it is let through. */
async function holdModules(page: Page) {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(anyModule, async (route) => {
    await held;
    await route.continue();
  });
  return () => letThrough();
}

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

test('with data to spare the form is fetched as it comes into view', async ({ page }) => {
  await page.goto('/');
  const asked = page.waitForRequest(firstModules);
  await contactForm(page).name.scrollIntoViewIfNeeded();
  await asked;
});

test('so it is when a busy browser tells of coming into view and of before at once', async ({
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
  await page.goto('/');
  const asked = page.waitForRequest(firstModules);
  await contactForm(page).name.scrollIntoViewIfNeeded();
  await asked;
});

test('what was typed before the calculator arrived counts', async ({ page }) => {
  await saveData(page);
  const letThrough = await holdModules(page);
  await page.goto('/garlic');
  const section = page.getByRole('region', { name: 'Garlic Seed Calculator' });
  await section.getByLabel('Variety').selectOption('shani');
  await section.getByLabel('Number of seeds').fill('200000');
  await expect(section.locator('dl')).toHaveCount(0);
  letThrough();
  await expect(section.locator('dl')).toContainText('6 600 m²');
  await expect(section.getByLabel('Number of seeds')).toHaveValue('200000');
  await expect(section.getByLabel('Number of seeds')).toBeFocused();
});

test('a mode chosen before the calculator arrived is kept', async ({ page }) => {
  await saveData(page);
  const letThrough = await holdModules(page);
  await page.goto('/garlic');
  const section = page.getByRole('region', { name: 'Garlic Seed Calculator' });
  await section.getByRole('radio', { name: 'Land Size to Seeds' }).check();
  letThrough();
  await section.getByLabel('Land size', { exact: true }).fill('1');
  await expect(section.locator('dl')).toContainText('Land provided');
});

test('a submit before the form arrived is held and sent once, however often it is tapped', async ({
  page,
  request,
}) => {
  await saveData(page);
  const letThrough = await holdModules(page);
  const from = newSender();
  const form = contactForm(page);
  await page.goto('/');
  await fillIn(page, from);
  for (let tap = 0; tap < 10; tap += 1) await form.submit.click();
  await expect(form.section.locator('form')).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL('/');
  letThrough();
  await expectToast(page, 'Message Sent!');
  expect(await received(request, from)).toHaveLength(1);
  await expect(form.section.locator('form')).not.toHaveAttribute('aria-busy');
});

for (const route of routes) {
  test(`as long as all goes well, ${route} speaks of no failure`, async ({ page }) => {
    await page.goto(route);
    await contactForm(page).section.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-ready');
    await expect(page.getByText('This part of the page did not arrive').first()).toBeHidden();
  });
}

test.describe('when a module does not arrive', { tag: thorough }, () => {
  test.use({ allowedErrors: { patterns: [/Failed to (load resource|fetch)/] } });

  test('once, it is asked for again and the message is sent', async ({ page, request }) => {
    await saveData(page);
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

  test('at all, WhatsApp and e-mail are offered with the message in them', async ({ page }) => {
    await saveData(page);
    await page.route(anyModule, (route) => route.abort());
    const form = contactForm(page);
    await page.goto('/garlic');
    await fillIn(page, 'ann@example.com');
    await form.submit.click();
    const other = form.section.getByRole('status');
    await expect(other).toBeVisible();
    for (const [name, parameter] of [
      ['WhatsApp', 'text'],
      ['Write an email', 'body'],
    ] as const) {
      const address = await other.getByRole('link', { name }).getAttribute('href');
      const draft = new URL(address ?? '').searchParams.get(parameter);
      expect(draft).toContain('Ann Farmer');
      expect(draft).toContain('Good day, what do you have for sale?');
    }
    await expect(form.message).toHaveValue('Good day, what do you have for sale?');
    await expect(form.submit).toBeEnabled();
    await page.unroute(anyModule);
    await form.submit.click();
    await expectToast(page, 'Message Sent!');
    await expect(other).toBeHidden();
  });

  test('within 15 seconds, it is asked for again', async ({ page }) => {
    await saveData(page);
    await page.clock.install({ time: 0 });
    const asked: string[] = [];
    await page.route(firstModules, async (route) => {
      asked.push(route.request().url());
      if (asked.length > 1) await route.continue();
    });
    await page.goto('/');
    await page.clock.pauseAt(60_000);
    await contactForm(page).name.focus();
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.runFor(14_000);
    expect(asked).toHaveLength(1);
    await page.clock.runFor(2_000);
    await expect.poll(() => asked.length).toBe(2);
    await page.clock.resume();
    await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-ready');
  });

  test('the rest of the form says so when checking and sending cannot be fetched', async ({
    page,
  }) => {
    await page.goto('/');
    const form = contactForm(page);
    await form.section.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-ready');
    await page.route(anyModule, (route) => route.abort());
    await fillIn(page, 'ann@example.com');
    await form.submit.click();
    await expect(form.section.getByRole('alert')).toContainText(
      'Failed to send message. Please try again later.',
    );
    await expect(form.message).toHaveValue('Good day, what do you have for sale?');
    const other = form.section.getByRole('status').getByRole('link', { name: 'Write an email' });
    const draft = new URL((await other.getAttribute('href')) ?? '').searchParams.get('body');
    expect(draft).toContain('Good day, what do you have for sale?');
    await page.unroute(anyModule);
    await form.submit.click();
    await expectToast(page, 'Message Sent!');
    await expect(form.section.getByRole('status')).toBeHidden();
  });
});

test('an island that throws says so in its own place, and the page stays', async ({ page }) => {
  await page.addInitScript(() => {
    window.FormData = class extends FormData {
      constructor() {
        super();
        throw new Error('The form cannot be read');
      }
    };
  });
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Contact Us' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('alert')).toContainText('Unexpected Application Error!');
  await expect(section.getByRole('alert')).toContainText('The form cannot be read');
  const other = section.getByRole('status');
  await expect(other.getByRole('link', { name: '+27 00 000 0000' })).toBeVisible();
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
