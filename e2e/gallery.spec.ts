import { everyEngine, expect, test } from './site';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('the lightbox without JavaScript', { tag: everyEngine }, () => {
  test.use({ javaScriptEnabled: false });

  test('opens from a thumbnail and closes by its button, Escape or a press outside', async ({
    page,
  }) => {
    await page.goto('/bonsmara');
    const thumbnail = page.getByRole('button', { name: 'Look closer: Cow and calf' });
    const lightbox = page.getByRole('dialog', { name: 'Cow and calf' });
    await thumbnail.click();
    await expect(lightbox).toBeVisible();
    await expect(lightbox).toContainText('3 of 12');
    await lightbox.getByRole('button', { name: 'Close' }).click();
    await expect(lightbox).toBeHidden();
    await thumbnail.click();
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
    await thumbnail.click();
    await page.mouse.click(5, 5);
    await expect(lightbox).toBeHidden();
  });

  test('leads to the next and the previous photo, and round', async ({ page }) => {
    await page.goto('/bonsmara');
    await page.getByRole('button', { name: 'Look closer: Sunset at the thorn tree' }).click();
    const at = (caption: string) => page.getByRole('dialog', { name: caption });
    await at('Sunset at the thorn tree').locator('label', { hasText: 'Previous' }).click();
    await expect(at('Moonrise')).toContainText('12 of 12');
    await expect(at('Sunset at the thorn tree')).toBeHidden();
    await at('Moonrise').locator('label', { hasText: 'Next' }).click();
    await expect(at('Sunset at the thorn tree')).toContainText('1 of 12');
    await page.keyboard.press('Escape');
    await expect(at('Moonrise')).toBeHidden();
  });
});

test('a large photo is fetched only when it is opened', async ({ page }) => {
  const large: string[] = [];
  page.on('request', (request) => {
    if (/cattle-03-\w+-1200\./.test(request.url())) large.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/bonsmara');
  const thumbnail = page.getByRole('button', { name: 'Look closer: Cow and calf' });
  await thumbnail.scrollIntoViewIfNeeded();
  await expect(thumbnail.getByRole('img')).toHaveJSProperty('complete', true);
  expect(large).toEqual([]);
  await thumbnail.click();
  await expect.poll(() => large.length).toBe(1);
});

test('the arrow keys lead on, and the focus returns to the last photo', {
  tag: everyEngine,
}, async ({ page }) => {
  await page.goto('/bonsmara');
  const open = (caption: string) => page.getByRole('dialog', { name: caption });
  await page.getByRole('button', { name: 'Look closer: Cow and calf' }).click();
  await expect(page.locator('[data-island=gallery]')).toHaveAttribute('data-ready');
  await page.keyboard.press('ArrowRight');
  await expect(open('At the dam')).toBeVisible();
  await expect(open('Cow and calf')).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(open('A bull at the end of the day')).toBeVisible();
  await open('A bull at the end of the day').getByRole('button', { name: 'Next' }).click();
  await expect(open('Cow and calf')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.lightbox:popover-open')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Look closer: Cow and calf' })).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the lightbox is the screen, with its controls at the bottom', async ({ page }) => {
    await page.goto('/bonsmara');
    await page.getByRole('button', { name: 'Look closer: Cow and calf' }).tap();
    const lightbox = page.getByRole('dialog', { name: 'Cow and calf' });
    expect(await lightbox.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 });
    expect((await lightbox.getByRole('img').boundingBox())?.width).toBe(360);
    for (const name of ['Previous', 'Next', 'Close']) {
      const control = await lightbox.getByRole('button', { name }).boundingBox();
      expect(control?.y).toBeGreaterThan(640 - 80);
      expect(control?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test('a swipe leads on', async ({ page }) => {
    await page.goto('/garlic');
    await page.getByRole('button', { name: 'Look closer: Young rows at dawn' }).tap();
    const gallery = page.locator('[data-island=gallery]', {
      has: page.getByText('Young rows at dawn'),
    });
    await expect(gallery).toHaveAttribute('data-ready');
    const lightbox = page.getByRole('dialog', { name: 'Young rows at dawn' });
    const swipe = (from: number, to: number) => {
      const touch = (clientX: number) => [{ identifier: 1, clientX, clientY: 300 }];
      return [
        lightbox.dispatchEvent('touchstart', { touches: touch(from), changedTouches: touch(from) }),
        lightbox.dispatchEvent('touchend', { touches: [], changedTouches: touch(to) }),
      ];
    };
    await Promise.all(swipe(300, 100));
    await expect(page.getByRole('dialog', { name: 'Water from the pivot' })).toBeVisible();
    await expect(lightbox).toBeHidden();
  });
});
