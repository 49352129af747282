import type { Page } from '@playwright/test';
import { boxOf, expect, routes, test, thorough } from './site';

/** What WCAG 2.2 asks a page to bear, 1.4.12, beside text at twice its size, 1.4.4. */
const textSpacing =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }';
const twiceTheSize = 'html { font-size: 200% }';

const phones = [320, 360, 411];
const widths = [2560, 1920, 1280, 1024, 768, 280, ...phones];
const smallestTargetPixels = 44;
const maxDiscPixels = 60;
const maxLayoutShift = 0.01;

// The page's policy would refuse the styles of a visitor's own.
test.use({ bypassCSP: true, allowedErrors: { patterns: [/404/, /net::ERR_FAILED/] } });

const chatLink = (page: Page) => page.getByRole('link', { name: 'Chat on WhatsApp' });
const widest = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** The part of the page that has moved after its first paint, as browsers score it. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer reports buffered entries before the next frame ends.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

/** Targets that are smaller than a thumb. */
async function smallTargets(page: Page): Promise<string[]> {
  const targets = page.locator('a, button, input, select, textarea, summary, label:has(input)');
  return targets.evaluateAll((elements, smallest) => {
    const isTooSmall = (element: Element) => {
      // A link in a sentence is as high as its line, and a label is a target for its control.
      const isInSentence = getComputedStyle(element).display === 'inline';
      const isHidden = element.closest('[popover]:not(:popover-open)');
      if (isInSentence || isHidden || element.closest('label label, label > input')) return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && Math.min(width, height) < smallest;
    };
    return elements.filter(isTooSmall).map((element) => element.outerHTML.slice(0, 120));
  }, smallestTargetPixels);
}

for (const route of [...routes, '/nowhere']) {
  test(`${route} fits every width and has targets that a thumb hits`, async ({ page }) => {
    await page.goto(route);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      expect(await widest(page), `at ${width} pixels`).toBe(width);
    }
    expect(await smallTargets(page)).toEqual([]);
  });

  const title = `with larger text and wider spacing, nothing of ${route} overlaps on a phone`;
  test(title, { tag: thorough }, async ({ page }) => {
    await page.goto(route);
    const word = page.locator('header').getByText('JLDT & Du Toit');
    for (const style of [twiceTheSize, textSpacing]) {
      await page.addStyleTag({ content: style });
      for (const width of phones) {
        await page.setViewportSize({ width, height: 740 });
        const menu = await boxOf(page.getByRole('button', { name: 'Menu' }));
        expect((await boxOf(word)).right, `at ${width} pixels`).toBeLessThanOrEqual(menu.left);
        expect(menu.right).toBeLessThanOrEqual(width);
        expect((await boxOf(chatLink(page))).width).toBeLessThanOrEqual(maxDiscPixels);
        expect(await widest(page)).toBe(width);
      }
    }
  });

  for (const when of ['early', 'late', 'never'] as const) {
    test(`${route} does not move when the font arrives ${when}`, { tag: thorough }, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.route('**/*.woff2', async (request) => {
        if (when === 'never') return request.abort();
        if (when === 'late') await page.waitForFunction(() => performance.now() > 1500);
        return request.continue();
      });
      await page.goto(route);
      await page.evaluate(() => document.fonts.ready);
      expect(await layoutShift(page)).toBeLessThanOrEqual(maxLayoutShift);
    });
  }
}

test('a page translated into a language written from the right keeps its order', async ({
  page,
}) => {
  await page.goto('/garlic');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await widest(page), `at ${width} pixels`).toBe(width);
    const disc = await boxOf(chatLink(page));
    for (const link of await page.locator('.hero a').all()) {
      const { left, bottom } = await boxOf(link);
      expect(left > disc.right || bottom < disc.top).toBe(true);
    }
  }
  const contact = page.getByRole('region', { name: 'Contact Us' });
  const number = contact.getByRole('link', { name: /^\+27/ });
  await expect(number).toHaveCSS('unicode-bidi', 'plaintext');
});

for (const [route, inRow] of [
  ['/', 3],
  ['/bonsmara', 2],
] as const) {
  test(`the certificates of ${route} are side by side on wide screens`, async ({ page }) => {
    await page.goto(route);
    const section = page.getByRole('region', { name: 'Certifications & Awards' });
    const items = section.getByRole('listitem');
    for (const [width, wanted] of [
      [360, 1],
      [1280, inRow],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await items.evaluateAll((all) =>
        all.map((item) => item.getBoundingClientRect().top),
      );
      expect(tops.filter((top) => top === tops[0])).toHaveLength(wanted);
    }
  });
}

test('on a phone the disc is not over what is typed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const disc = chatLink(page);
  await page.getByLabel('Email').click();
  await expect(disc).toHaveCSS('opacity', '0');
  await disc.focus();
  await expect(disc).toHaveCSS('opacity', '1');
});
