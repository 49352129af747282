import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { calculator } from './calculator';
import { contactForm } from './contact-form';
import { OwnPreview } from './own-preview';
import { expect, saveData, simulateArrival, test, thorough } from './site';

let server: OwnPreview;

test.beforeEach(async () => {
  server = OwnPreview.ofCopy();
  await server.open();
});

test.afterEach(() => server.close());

test.use({
  serviceWorkers: 'allow',
  // Pictures are not kept, for what they would cost to fetch.
  allowedErrors: { patterns: [/Failed to load resource/, /^404: no page at/] },
});

/** The states of the service workers, and the names of what is kept. */
async function offlineState(page: Page) {
  return page.evaluate(async () => {
    const { active, waiting, installing } = (await navigator.serviceWorker.getRegistration()) ?? {};
    const isInstalling = Boolean(installing || waiting);
    return { worker: active?.state, isInstalling, caches: await caches.keys() };
  });
}

async function isKept(page: Page): Promise<boolean> {
  return (await offlineState(page)).worker === 'activated';
}

async function expectCattlePage(page: Page): Promise<void> {
  await page.goto(`${server.address}/bonsmara`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Cattle Gallery' })).toBeVisible();
}

/** Visits the garlic page and stays until it is kept. */
async function visit(page: Page): Promise<void> {
  await simulateArrival(page);
  await page.goto(`${server.address}/garlic`);
  // A busy machine is slow to fetch and check all that is kept.
  await expect.poll(() => isKept(page), { timeout: 25_000 }).toBe(true);
}

/** Writes a release of the site: another name of sixteen digits, another heading on a page. */
function release(name: string): void {
  let digest = '';
  server.change('garlic.html', (html) => {
    const changed = html.replace(/(<h1[^>]*>)[^<]*/, `$1${name}`);
    digest = createHash('sha256').update(changed).digest('base64');
    return changed;
  });
  server.change('service-worker.js', (script) =>
    script
      .replace(/"[0-9a-f]{16}"/g, `"${name}"`)
      .replace(/("\/garlic":"sha256-)[^"]*/, `$1${digest}`),
  );
}

test('after one visit all pages, the calculator and the form open without a server', async ({
  page,
}) => {
  await visit(page);
  await server.close();
  await page.goto(`${server.address}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectCattlePage(page);
  await page.goto(`${server.address}/garlic?variety=shani&seeds=20000#calculator`);
  const { seeds, value, estimateSummary, estimate, bedSummary, bed, offlineMark } =
    calculator(page);
  await expect(value('Land needed')).toContainText('660 m²');
  await expect(offlineMark).toBeVisible();
  await seeds.fill('40000');
  await expect(value('Land needed')).toContainText('1 320 m²');
  await estimateSummary.click();
  await expect(estimate).toBeVisible();
  await bedSummary.click();
  await expect(bed).toBeVisible();
  const { message, section } = contactForm(page);
  await message.fill('Good day');
  await expect(section).toContainText('8/1000');
  await expect(page).toHaveURL(/seeds=40000/);
  await server.open();
  await page.reload();
  await seeds.scrollIntoViewIfNeeded();
  await expect(value('Land needed')).toContainText('1 320 m²');
});

test('nothing is kept where data is saved until the calculator is used', async ({ page }) => {
  await saveData(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${server.address}/garlic`);
  await contactForm(page).message.fill('Good day');
  await expect(contactForm(page).section).toContainText('8/1000');
  expect(await isKept(page)).toBe(false);
  expect(asked).not.toContain('/offline.js');
  await calculator(page).seeds.fill('5000');
  await expect(calculator(page).offlineMark).toBeVisible();
  expect(await isKept(page)).toBe(true);
});

test('an old page is never shown while the network answers', async ({ page }) => {
  await visit(page);
  server.change('garlic.html', (html) => html.replace(/(<h1[^>]*>)[^<]*/, '$1New prices'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New prices');
});

test('a new release takes over, and its predecessor is cleared away in time', {
  tag: thorough,
}, async ({ page }) => {
  await visit(page);
  const kept = async () => (await offlineState(page)).caches;
  const [first] = await kept();
  const [second, third] = ['2'.repeat(16), '3'.repeat(16)];
  for (const name of [second, third]) {
    release(name);
    await page.reload();
    await expect.poll(kept).toContain(`html-first-${name}`);
    // A release that is still being installed would hide the next one.
    await expect.poll(async () => (await offlineState(page)).isInstalling).toBe(false);
  }
  await expect.poll(kept).toEqual([`html-first-${second}`, `html-first-${third}`]);
  expect(first).toMatch(/^html-first-[0-9a-f]{16}$/);
  await server.close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(third);
  await expect(calculator(page).seeds).toBeVisible();
});

test('nothing is kept that the build did not write, such as the login page of a public network', async ({
  page,
}) => {
  const login = '<!doctype html><h1>Log in to the wireless network</h1>';
  server.change('bonsmara.html', () => login);
  const registered = page.context().waitForEvent('serviceworker');
  await simulateArrival(page);
  await page.goto(`${server.address}/garlic`);
  await registered;
  const state = { worker: undefined, isInstalling: false, caches: [] };
  await expect.poll(() => offlineState(page)).toEqual(state);
});

test('a broken cache does not lock a visitor out', async ({ page }) => {
  await visit(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) await cache.put(request, new Response('}broken{'));
    }
  });
  await page.goto(`${server.address}/garlic`);
  const { seeds, value } = calculator(page);
  await seeds.fill('200000');
  await expect(value('Land needed')).toContainText('9 900 m²');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await expectCattlePage(page);
});

test('the kept page is shown when the network takes a request and never answers', {
  tag: thorough,
}, async ({ page }) => {
  await visit(page);
  await server.close();
  server.isSilent = true;
  await server.open();
  await expectCattlePage(page);
});

test('a page that does not exist is still missing, with and without the server', async ({
  page,
}) => {
  await visit(page);
  await page.goto(`${server.address}/nowhere`);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await server.close();
  await expect(page.goto(`${server.address}/nowhere`)).rejects.toThrow(/ERR_/);
});
