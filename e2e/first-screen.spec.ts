import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { boxOf, expect, pathsAskedBy, routes, tagFor, test, thorough } from './fixtures';

for (const route of routes) {
  test(`the first screen of ${route} shows its links`, { tag: tagFor(route) }, async ({ page }) => {
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    const hero = page.locator('.hero');
    const links = await hero.getByRole('link').all();
    // The business pages also have a row of links to sections.
    expect(links.length).toBe(route === '/' ? 3 : 6);
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
      [360, 640],
      [360, 720],
      [360, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { bottom } = await boxOf(hero);
      if (width > 360) expect(bottom).toBeCloseTo(height, 0);
      const chat = await boxOf(page.getByRole('link', { name: 'Chat on WhatsApp' }));
      for (const link of links) {
        await expect(link).toBeInViewport({ ratio: 1 });
        const box = await boxOf(link);
        expect(box.right < chat.left || box.bottom < chat.top).toBe(true);
      }
    }
  });
}

/** Relative luminance of an RGB colour, as defined in WCAG 2.2. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The lowest contrast between the hero's text and the photo behind it. */
async function worstContrast(page: Page): Promise<number> {
  const texts = page.locator('.hero :is(h1, p:not(:has(a)), a)').filter({ visible: true });
  const style = 'header, aside { visibility: hidden } .hero * { color: transparent !important }';
  const contrasts = [];
  for (const shown of await texts.all()) {
    const { colour, clip } = await shown.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      // The line box has empty tenths above and below the letters.
      const free = (range.getClientRects()[0]?.height ?? 0) / 10;
      const clip = { x, y: y + free, width, height: height - 2 * free };
      return { colour: getComputedStyle(element).color, clip };
    });
    const letters = luminance(colour.match(/\d+/g)?.map(Number) ?? []);
    const ground = await page.screenshot({ fullPage: true, clip, style });
    const { channels } = await sharp(ground).removeAlpha().stats();
    for (const worst of [channels.map(({ min }) => min), channels.map(({ max }) => max)]) {
      const [dark = 0, light = 0] = [letters, luminance(worst)].sort((one, other) => one - other);
      contrasts.push((light + 0.05) / (dark + 0.05));
    }
  }
  expect(contrasts.length).toBeGreaterThan(8);
  return Math.min(...contrasts);
}

test('an upright phone gets the inlined hero photo, others load a file', async ({ page }) => {
  for (const route of routes) {
    await page.setViewportSize({ width: 360, height: 640 });
    const requests = pathsAskedBy(page, 'image');
    await page.goto(route);
    const image = page.locator('.hero img');
    await expect(image).toHaveJSProperty('naturalWidth', 560);
    const [, name = ''] =
      /photos\/(.+)-768\.jpg$/.exec((await image.getAttribute('src')) ?? '') ?? [];
    expect(requests.join()).not.toContain(name);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(() => expect(requests.join()).toContain(name)).toPass();
  }
});

test.describe('whatever the hero photo is', { tag: thorough }, () => {
  // The test adds a style to hide the letters, which the page's policy would block.
  test.use({ bypassCSP: true });

  for (const [route, background] of [
    // The headline is dark on / and light on /garlic.
    ['/', 'black'],
    ['/garlic', 'white'],
  ] as const) {
    test(`the text of ${route} can be read on a ${background} photo`, async ({ page }) => {
      await page.goto(route);
      const photo = sharp({ create: { width: 3, height: 2, channels: 3, background } }).png();
      await page.locator('.hero picture').evaluate(
        (photo, base64) => {
          for (const source of photo.querySelectorAll('source')) source.remove();
          photo.querySelector('img')?.setAttribute('src', `data:image/png;base64,${base64}`);
        },
        (await photo.toBuffer()).toString('base64'),
      );
      await page.evaluate(() => document.fonts.ready);
      for (const [width, height] of [
        [360, 640],
        [844, 390],
        [2560, 1400],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await worstContrast(page), `at ${width} × ${height}`).toBeGreaterThanOrEqual(4.5);
      }
    });
  }
});
