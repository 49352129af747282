import type { Page } from '@playwright/test';
import { farm } from '../content/farm';
import { cattlePhotos } from '../content/photos';
import { test } from './contact-form';
import {
  anyModule,
  expect,
  expectReady,
  mainNavigation,
  pathsAskedBy,
  routes,
  thorough,
} from './site';

// Browsers below the floor that README states, made out of the one at hand by changing what it is
// served; `npm run test:engines` meets WebKit with the same parts really switched off.
test.use({ bypassCSP: true, viewport: { width: 360, height: 640 } });

/** Changes the text of every page and module on its way to the browser. */
async function serveAs(page: Page, change: (text: string) => string) {
  await page.route(/\/(islands\/.*|[a-z]*)$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

test.describe('a browser that knows no modules', { tag: thorough }, () => {
  test.use({ allowedErrors: { patterns: [/unexpected token/] } });

  for (const route of routes) {
    test(`reads ${route} and sends an enquiry`, async ({ page, form }) => {
      const asked = pathsAskedBy(page);
      // To such a browser the loader is no script at all.
      await serveAs(page, (text) => text.replaceAll('import(', '@import('));
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      for (const name of [farm.phone, 'WhatsApp', farm.email]) {
        await expect(form.section.getByRole('link', { name }).first()).toBeVisible();
      }
      await page.getByRole('button', { name: 'Menu' }).click();
      await mainNavigation(page).getByRole('link', { name: 'JLDT Bonsmara' }).click();
      await expect(page).toHaveURL('/bonsmara');
      await page.goto(route);
      await form.fillInAndSubmit();
      await expect(page.locator('body')).toHaveText('OK');
      expect(await form.received()).toHaveLength(1);
      expect(asked.filter((path) => anyModule.test(path))).toEqual([]);
    });
  }
});

test.describe('a browser that knows no popovers', () => {
  // A file has no transition, which only a newer browser than these asks it for.
  test.use({ allowedErrors: { patterns: [/ViewTransition/] } });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
        Reflect.deleteProperty(HTMLElement.prototype, name);
      }
    });
    await serveAs(page, (text) =>
      text.replaceAll(' popover="', ' data-popover="').replaceAll(':popover-open', ':unheard-of'),
    );
  });

  test('finds the links of the menu in the page, above the heading', async ({ page }) => {
    for (const route of routes) {
      await page.goto(route);
      await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
      const links = mainNavigation(page).getByRole('link');
      await expect(links).toHaveText(['Home', 'JLDT Bonsmara', 'Du Toit Holdings', 'Contact Us']);
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
      const menu = await mainNavigation(page).boundingBox();
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(heading?.y).toBeGreaterThan((menu?.y ?? 0) + (menu?.height ?? 0));
    }
  });

  test('sees the photos small, and opens one as a file', async ({ page }) => {
    await page.goto('/bonsmara');
    const gallery = page.getByRole('region', { name: 'Cattle Gallery' });
    await expect(gallery.locator('img:visible')).toHaveCount(cattlePhotos.length);
    const thumbnail = page.getByRole('button', { name: 'Look closer: Cow and calf' });
    await thumbnail.hover();
    await expectReady(page, 'gallery');
    await page.keyboard.press('ArrowRight');
    await thumbnail.click();
    await expect(page).toHaveURL(/\/photos\/cattle-03-\w+-\d+\.jpg$/);
  });
});
