import type { Page } from '@playwright/test';
import { cattlePhotos } from '../content/photos';
import { expect, expectReady, pathsAskedBy, test } from './site';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The captions of the gallery of the cattle page. */
const captions = cattlePhotos.map(({ caption = '' }) => caption);
const [first = '', second = '', third = '', fourth = ''] = captions;
const last = captions.at(-1) ?? '';

const thumbnail = (page: Page, caption: string) =>
  page.getByRole('button', { name: `Look closer: ${caption}` });
const photo = (page: Page, caption: string) => page.getByRole('dialog', { name: caption });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a photo opens, leads round, and closes by its button, Escape or a press outside', async ({
    page,
  }) => {
    await page.goto('/bonsmara');
    const [firstPhoto, lastPhoto] = [photo(page, first), photo(page, last)];
    for (const close of [
      () => firstPhoto.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
    ]) {
      await thumbnail(page, first).click();
      await expect(firstPhoto).toHaveAccessibleName(`${first}, 1 of ${captions.length}`);
      await expect(firstPhoto).toBeFocused();
      await close();
      await expect(firstPhoto).toBeHidden();
    }
    await thumbnail(page, first).click();
    await firstPhoto.locator('label[data-step="-1"]').click();
    await expect(lastPhoto).toBeFocused();
    await expect(firstPhoto).toBeHidden();
    await lastPhoto.locator('label[data-step="1"]').click();
    await expect(firstPhoto).toBeFocused();
  });
});

test('a large photo is fetched only when it is opened', async ({ page }) => {
  const name = cattlePhotos[2]?.file.replace('.jpg', '');
  const asked = pathsAskedBy(page, 'image');
  const large = () => asked.filter((path) => path.includes(`/${name}-`) && /-1200\./.test(path));
  await page.goto('/bonsmara');
  const small = thumbnail(page, third);
  await small.scrollIntoViewIfNeeded();
  await expect(small.getByRole('img')).toHaveJSProperty('complete', true);
  expect(large()).toEqual([]);
  await small.click();
  await expect.poll(large).toHaveLength(1);
});

test('the focus stays in the open photo, arrow keys lead on, and the focus returns', async ({
  page,
}) => {
  await page.goto('/bonsmara');
  await thumbnail(page, third).press('Enter');
  await expectReady(page, 'gallery');
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
  await page.keyboard.press('ArrowLeft');
  await photo(page, second).getByRole('button', { name: 'Next' }).click();
  await expect(photo(page, third)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.lightbox:popover-open')).toHaveCount(0);
  await expect(thumbnail(page, third)).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('a photo is the screen, and a swipe of 40 pixels leads on, a shorter one does not', async ({
    page,
  }) => {
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
