import { plainFolder, previewFolder } from '../lib/tools/folders.mjs';
import { Preview } from '../lib/tools/site/preview/preview-server';
import { expect, mainNavigation, simulateArrival, thorough } from './fixtures';
import { test } from './own-preview';

// Next's own export, LIGHT=off, to which the site can fall back.
test.use({ folder: plainFolder, serviceWorkers: 'allow' });

test('the plain export sends an enquiry, and has its links, year and tooltip', {
  tag: thorough,
}, async ({ page, form }) => {
  await page.clock.setFixedTime(new Date('2041-01-01T08:00:00'));
  await page.goto('/', { waitUntil: 'networkidle' });
  await form.send();
  await expect(page.getByRole('contentinfo')).toContainText('© 2041');
  await page.getByRole('link', { name: 'Chat on WhatsApp' }).focus();
  await expect(page.getByRole('tooltip', { name: 'Chat on WhatsApp' })).toHaveCount(1);
  await mainNavigation(page).getByRole('link', { name: 'Du Toit Holdings' }).click();
  await expect(page).toHaveURL('/garlic');
});

test('the plain export removes the service worker and caches of the light site', {
  tag: thorough,
}, async ({ page, preview }) => {
  const light = new Preview(previewFolder);
  const cached = () => page.evaluate(async () => caches.keys());
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await preview.close();
  await light.open(Number(new URL(preview.address).port));
  await simulateArrival(page);
  await page.goto('/garlic');
  await page.evaluate(async () => Boolean(await navigator.serviceWorker.ready));
  expect(await cached()).toHaveLength(1);
  await light.close();
  await preview.open();
  await page.goto('/garlic');
  await expect.poll(workers).toBe(0);
  expect(await cached()).toEqual([]);
});
