import { plainFolder } from '../lib/tools/folders.mjs';
import { OwnPreview, test } from './own-preview';
import { expect, mainNavigation, simulateArrival, thorough } from './site';

// The export as Next makes it, with LIGHT=off: a few journeys, since it is the way back.
// e2e/hosts/ tries its calculator.
test.use({ folder: plainFolder });

test.describe('the plain export', { tag: thorough }, () => {
  test('the form sends an enquiry', async ({ page, form }) => {
    await page.goto('/bonsmara', { waitUntil: 'networkidle' });
    await form.send();
    expect(await form.received()).toHaveLength(1);
  });

  test('the links, the year and the tooltip work', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2041-01-01T08:00:00'));
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('contentinfo')).toContainText('© 2041');
    await page.getByRole('link', { name: 'Chat on WhatsApp' }).focus();
    await expect(page.getByRole('tooltip', { name: 'Chat on WhatsApp' })).toHaveCount(1);
    await mainNavigation(page).getByRole('link', { name: 'Du Toit Holdings' }).click();
    await expect(page).toHaveURL('/garlic');
  });

  test('the social feed is fetched when it is opened', async ({ page }) => {
    const feed = page.waitForRequest(/^https:/);
    await page.route(/^https:/, (route) => route.fulfill({ body: 'feed' }));
    await page.goto('/bonsmara', { waitUntil: 'networkidle' });
    await page.getByText('See our latest Facebook posts').click();
    await feed;
  });

  test.describe('where the light site was before', () => {
    test.use({ serviceWorkers: 'allow' });

    test('its service worker and what it has kept go', async ({ page, preview }) => {
      const light = new OwnPreview();
      const kept = () => page.evaluate(async () => caches.keys());
      const workers = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      await preview.close();
      await light.open(Number(new URL(preview.address).port));
      await simulateArrival(page);
      await page.goto('/garlic');
      await page.evaluate(async () => Boolean(await navigator.serviceWorker.ready));
      expect(await kept()).toHaveLength(1);
      await light.close();
      await preview.open();
      await page.goto('/garlic');
      await expect.poll(workers).toBe(0);
      expect(await kept()).toEqual([]);
    });
  });
});
