import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectReady, pathsAskedBy, test } from './fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Captions in the cattle gallery: the first, the last, and two neighbours. */
const [first, last, third, fourth] = [
  'Cattle under thorn trees',
  'Last light',
  'Green grass at noon',
  'A cow and her calf',
];

const thumbnail = (page: Page, caption: string) =>
  page.getByRole('button', { name: `Look closer: ${caption}` });
const photo = (page: Page, caption: string) => page.getByRole('dialog', { name: caption });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a photo opens, leads to its neighbours, and closes in three ways', async ({ page }) => {
    await page.goto('/bonsmara');
    const [firstPhoto, lastPhoto] = [photo(page, first), photo(page, last)];
    for (const close of [
      () => firstPhoto.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
    ]) {
      await thumbnail(page, first).click();
      await expect(firstPhoto).toHaveAccessibleName(`${first}, 1 of 12`);
      await expect(firstPhoto).toBeFocused();
      await close();
      await expect(firstPhoto).toBeHidden();
    }
    await thumbnail(page, first).click();
    await firstPhoto.getByRole('button', { name: 'Previous' }).click();
    await expect(lastPhoto).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(lastPhoto).toBeHidden();
  });
});

for (const width of [360, 1280]) {
  test(`at ${width} pixels the page does not scroll behind a photo`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/bonsmara');
    const small = thumbnail(page, third);
    await small.scrollIntoViewIfNeeded();
    const before = await small.boundingBox();
    await small.click();
    await expect(photo(page, third)).toBeVisible();
    await page.mouse.wheel(0, 600);
    expect(await small.boundingBox()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(photo(page, third)).toBeHidden();
    expect(await small.boundingBox()).toEqual(before);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => small.boundingBox()).not.toEqual(before);
  });
}

test('by keyboard, a photo is fetched when it opens, and keeps the focus', async ({ page }) => {
  const asked = pathsAskedBy(page, 'image');
  const large = () => asked.filter((path) => path.endsWith('-1200.avif'));
  await page.goto('/bonsmara');
  const small = thumbnail(page, third);
  await small.scrollIntoViewIfNeeded();
  await expect(small.getByRole('img')).toHaveJSProperty('complete', true);
  const before = large().length;
  await small.press('Enter');
  await expect.poll(() => large().length).toBe(before + 1);
  await expectReady(page, 'gallery');
  await expectAccessible(page, '.lightbox:popover-open');
  const focused = page.locator(':focus');
  const lightbox = photo(page, third);
  for (let tab = 0; tab < 6; tab += 1) {
    await page.keyboard.press('Tab');
    await expect(lightbox.locator(focused).or(lightbox.and(focused))).toHaveCount(1);
  }
  await page.keyboard.press('ArrowRight');
  await expect(photo(page, fourth)).toBeVisible();
  await expect(photo(page, third)).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(photo(page, third)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.lightbox:popover-open')).toHaveCount(0);
  await expect(small).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('a photo fills the screen, and a swipe of 40 pixels leads on', async ({ page }) => {
    await page.goto('/bonsmara');
    await thumbnail(page, third).tap();
    await expectReady(page, 'gallery');
    const lightbox = photo(page, third);
    expect(await lightbox.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 });
    for (const name of ['Previous', 'Next', 'Close']) {
      const control = await lightbox.getByRole('button', { name }).boundingBox();
      expect(control?.y).toBeGreaterThan(640 - 80);
      expect(control?.height).toBeGreaterThanOrEqual(44);
    }
    const swipe = async (from: number, to: number, upwards = 0) => {
      const touch = (clientX: number, clientY: number) => [{ identifier: 1, clientX, clientY }];
      await lightbox.dispatchEvent('touchstart', { touches: touch(from, 300) });
      await lightbox.dispatchEvent('touchend', { changedTouches: touch(to, 300 - upwards) });
    };
    await swipe(300, 261);
    await swipe(261, 300);
    // More vertical than horizontal: no swipe.
    await swipe(300, 250, 60);
    await expect(lightbox).toBeVisible();
    await swipe(300, 260);
    await expect(photo(page, fourth)).toBeVisible();
    await expect(lightbox).toBeHidden();
  });
});
