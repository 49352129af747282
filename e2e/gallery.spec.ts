import type { Page } from '@playwright/test';
import { cattlePhotos } from '../content/photos';
import { everyEngine, expect, expectReady, pathsAskedBy, test } from './site';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The captions of the gallery of the cattle page. */
const captions = cattlePhotos.map(({ caption = '' }) => caption);
const [first = '', second = '', third = '', fourth = ''] = captions;
const last = captions.at(-1) ?? '';

const thumbnail = (page: Page, caption: string) =>
  page.getByRole('button', { name: `Look closer: ${caption}` });
const photo = (page: Page, caption: string) => page.getByRole('dialog', { name: caption });

test.describe('the lightbox without JavaScript', { tag: everyEngine }, () => {
  test.use({ javaScriptEnabled: false });

  test('opens, and closes by its button, Escape or a press outside', async ({ page }) => {
    await page.goto('/bonsmara');
    const lightbox = photo(page, third);
    for (const close of [
      () => lightbox.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
    ]) {
      await thumbnail(page, third).click();
      await expect(lightbox).toHaveAccessibleName(`${third}, 3 of ${captions.length}`);
      await expect(lightbox).toBeFocused();
      await close();
      await expect(lightbox).toBeHidden();
    }
  });

  test('leads to the next and the previous photo, and round', async ({ page }) => {
    await page.goto('/bonsmara');
    const [firstPhoto, lastPhoto] = [photo(page, first), photo(page, last)];
    await thumbnail(page, first).click();
    await firstPhoto.locator('label[data-step="-1"]').click();
    await expect(lastPhoto).toBeFocused();
    await expect(firstPhoto).toBeHidden();
    await lastPhoto.locator('label[data-step="1"]').click();
    await expect(firstPhoto).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(lastPhoto).toBeHidden();
  });
});

test('the focus stays in the open lightbox', async ({ page }) => {
  await page.goto('/bonsmara');
  await thumbnail(page, first).press('Enter');
  const lightbox = photo(page, first);
  await expect(lightbox).toBeVisible();
  const focused = page.locator(':focus');
  for (let tab = 0; tab < 6; tab += 1) {
    await page.keyboard.press('Tab');
    await expect(lightbox.locator(focused).or(lightbox.and(focused))).toHaveCount(1);
  }
});

test('a large photo is fetched only when it is opened', async ({ page }) => {
  const name = cattlePhotos[2]?.file.replace('.jpg', '');
  const asked = pathsAskedBy(page, 'image');
  const large = () => asked.filter((path) => path.includes(`/${name}-`) && /-1200\./.test(path));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/bonsmara');
  const small = thumbnail(page, third);
  await small.scrollIntoViewIfNeeded();
  await expect(small.getByRole('img')).toHaveJSProperty('complete', true);
  expect(large()).toEqual([]);
  await small.click();
  await expect.poll(large).toHaveLength(1);
});

test('arrow keys lead on, and the focus returns', { tag: everyEngine }, async ({ page }) => {
  await page.goto('/bonsmara');
  await thumbnail(page, third).click();
  await expectReady(page, 'gallery');
  await page.keyboard.press('ArrowRight');
  await expect(photo(page, fourth)).toBeVisible();
  await expect(photo(page, third)).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  const bull = photo(page, second);
  await bull.getByRole('button', { name: 'Next' }).click();
  await expect(photo(page, third)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.lightbox:popover-open')).toHaveCount(0);
  await expect(thumbnail(page, third)).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the lightbox is the screen, with its controls at the bottom', async ({ page }) => {
    await page.goto('/bonsmara');
    await thumbnail(page, third).tap();
    const lightbox = photo(page, third);
    expect(await lightbox.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 });
    expect((await lightbox.getByRole('img').boundingBox())?.width).toBe(360);
    for (const name of ['Previous', 'Next', 'Close']) {
      const control = await lightbox.getByRole('button', { name }).boundingBox();
      expect(control?.y).toBeGreaterThan(640 - 80);
      expect(control?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test('a swipe of 40 pixels leads on, and a shorter one does not', async ({ page }) => {
    await page.goto('/bonsmara');
    await thumbnail(page, third).tap();
    await expectReady(page, 'gallery');
    const lightbox = photo(page, third);
    const swipe = async (from: number, to: number) => {
      const touch = (clientX: number) => [{ identifier: 1, clientX, clientY: 300 }];
      await lightbox.dispatchEvent('touchstart', { touches: touch(from) });
      await lightbox.dispatchEvent('touchend', { changedTouches: touch(to) });
    };
    await swipe(300, 261);
    await swipe(261, 300);
    await expect(lightbox).toBeVisible();
    await swipe(300, 260);
    await expect(photo(page, fourth)).toBeVisible();
    await expect(lightbox).toBeHidden();
  });
});
