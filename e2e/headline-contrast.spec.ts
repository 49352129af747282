import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, routes, test, thorough } from './site';

const sizes = [
  [280, 320],
  [360, 640],
  [844, 390],
  [1280, 500],
  [2560, 320],
  [2560, 1400],
] as const;

const minContrast = 4.5;

// The page's policy would refuse the style that hides the letters.
test.use({ bypassCSP: true });

/** The relative luminance of a colour of three bytes, as WCAG 2.2 defines it. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Puts a photo of one colour in the place of the first picture, in every size it is offered in. */
async function replacePhoto(page: Page, background: string): Promise<void> {
  const photo = sharp({ create: { width: 3, height: 2, channels: 3, background } }).png();
  const address = `data:image/png;base64,${(await photo.toBuffer()).toString('base64')}`;
  await page.locator('.hero picture').evaluate((picture, src) => {
    for (const source of picture.querySelectorAll('source')) source.remove();
    picture.querySelector('img')?.setAttribute('src', src);
  }, address);
}

/** Each line of text on the first picture: its box in whole pixels from the picture's corner, and its colour. */
async function linesOfHero(page: Page) {
  return page.locator('.hero').evaluate((hero) => {
    const corner = hero.getBoundingClientRect();
    const texts = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
    const lines = [];
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (!parent || parent.closest('style')) continue;
      const colour = getComputedStyle(parent).color.match(/\d+/g)?.map(Number) ?? [];
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const rectangle of range.getClientRects()) {
        const left = Math.round(rectangle.left - corner.left);
        const [width, height] = [Math.round(rectangle.width), Math.round(rectangle.height * 0.8)];
        // Letters leave a tenth of a line free above and below themselves.
        const top = Math.round(rectangle.top - corner.top + rectangle.height / 10);
        lines.push({ box: { left, top, width, height }, colour });
      }
    }
    return lines;
  });
}

/** The contrast of each line of text on the first picture with the worst of what is behind it. */
async function worstContrasts(page: Page): Promise<number[]> {
  const clip = await page.locator('.hero').boundingBox();
  if (!clip) throw new Error('The page shows no hero.');
  const style = 'header, aside { visibility: hidden } .hero * { color: transparent !important }';
  const ground = sharp(await page.screenshot({ fullPage: true, clip, style })).removeAlpha();
  const lines = await linesOfHero(page);
  return Promise.all(
    lines.map(async ({ box, colour }) => {
      const { channels } = await sharp(await ground.clone().extract(box).toBuffer()).stats();
      const [darkest, lightest] = [channels.map(({ min }) => min), channels.map(({ max }) => max)];
      return Math.min(contrast(colour, darkest), contrast(colour, lightest));
    }),
  );
}

for (const route of routes) {
  for (const photo of ['white', 'black']) {
    const title = `the words of ${route} can be read on a ${photo} photo in every window`;
    test(title, { tag: thorough }, async ({ page }) => {
      await page.goto(route);
      await replacePhoto(page, photo);
      await page.evaluate(() => document.fonts.ready);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await expect(page.locator('.hero img')).toHaveJSProperty('complete', true);
        const contrasts = await worstContrasts(page);
        expect(contrasts.length).toBeGreaterThan(3);
        const worst = Math.min(...contrasts);
        expect(worst, `at ${width} × ${height}`).toBeGreaterThanOrEqual(minContrast);
      }
    });
  }
}
