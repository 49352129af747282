import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, routes, test, thorough } from './site';

const sizes = [
  [280, 320],
  [280, 653],
  [360, 640],
  [844, 390],
  [915, 412],
  [1024, 500],
  [1093, 500],
  [1280, 500],
  [2560, 320],
  [2560, 1400],
] as const;

const minContrast = 4.5;

// The page's policy would refuse the style that hides the letters.
test.use({ bypassCSP: true });

type Colour = readonly [red: number, green: number, blue: number];

/** The relative luminance of a colour of three bytes, as WCAG 2.2 defines it. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Puts a photo of one colour in the place of the first picture, in every size it is offered in. */
async function replacePhoto(page: Page, background: string): Promise<void> {
  const body = await sharp({ create: { width: 3, height: 2, channels: 3, background } })
    .png()
    .toBuffer();
  await page.route(/\/photos\/hero-/, (route) => route.fulfill({ body, contentType: 'image/png' }));
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
        const left = Math.floor(rectangle.left - corner.left);
        const top = Math.floor(rectangle.top - corner.top);
        const width = Math.ceil(rectangle.width) + 1;
        lines.push({ box: { left, top, width, height: Math.ceil(rectangle.height) + 1 }, colour });
      }
    }
    return lines;
  });
}

/** A screenshot of the hero, with its text or without. */
async function shootHero(page: Page, style: string) {
  const clip = await page.locator('.hero').boundingBox();
  if (!clip) throw new Error('The page shows no hero.');
  const bare = 'header, aside { visibility: hidden }';
  const picture = await page.screenshot({ fullPage: true, clip, style: bare + style });
  return sharp(picture).removeAlpha();
}

type Picture = Awaited<ReturnType<typeof shootHero>>;
type Box = Awaited<ReturnType<typeof linesOfHero>>[number]['box'];

/** The colours of a part of a picture, pixel by pixel. */
async function pixelsIn(picture: Picture, box: Box): Promise<Colour[]> {
  const bytes = await picture.clone().extract(box).raw().toBuffer();
  const pixels: Colour[] = [];
  for (let index = 0; index < bytes.length; index += 3) {
    pixels.push([bytes[index] ?? 0, bytes[index + 1] ?? 0, bytes[index + 2] ?? 0]);
  }
  return pixels;
}

/** The contrast of each line of text on the first picture with the worst pixel behind its letters. */
async function worstContrasts(page: Page): Promise<number[]> {
  const lines = await linesOfHero(page);
  const written = await shootHero(page, '');
  const ground = await shootHero(page, '.hero * { color: transparent !important }');
  return Promise.all(
    lines.map(async ({ box, colour: [red = 0, green = 0, blue = 0] }) => {
      const letters = await pixelsIn(written, box);
      const behind = (await pixelsIn(ground, box)).filter(
        (pixel, index) => pixel.join() !== letters[index]?.join(),
      );
      expect(behind.length, 'a line has letters').toBeGreaterThan(100);
      return Math.min(...behind.map((pixel) => contrast([red, green, blue], pixel)));
    }),
  );
}

for (const route of routes) {
  for (const photo of ['white', 'black']) {
    // One component on every page.
    const tag = route === '/' ? [] : thorough;
    const title = `the words of ${route} can be read on a ${photo} photo in every window`;
    test(title, { tag }, async ({ page }) => {
      await replacePhoto(page, photo);
      await page.goto(route);
      await page.evaluate(() => document.fonts.ready);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await expect(page.locator('.hero img')).toHaveJSProperty('complete', true);
        const contrasts = await worstContrasts(page);
        expect(contrasts.length).toBeGreaterThan(3);
        const worst = Math.min(...contrasts);
        console.log(`${route}, ${photo} photo, ${width} × ${height}: ${worst.toFixed(2)}`);
        expect(worst, `at ${width} × ${height}`).toBeGreaterThanOrEqual(minContrast);
      }
    });
  }
}
