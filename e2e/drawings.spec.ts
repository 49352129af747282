import type { Locator } from '@playwright/test';
import { openCalculator } from './calculator';
import { expect, routes, test } from './site';

/** Compares the drawing of an element with its snapshot, at whole pixels and outside the layout. */
async function expectDrawing(part: Locator, name: string): Promise<void> {
  await part.evaluate((element) => {
    const style = 'position: fixed; inset: 0 auto auto 0; z-index: 99; background: white';
    if ('style' in element) Object.assign(element.style ?? {}, { cssText: style });
  });
  await expect(part).toHaveScreenshot(`${name}.png`);
}

test('the word-mark and the marks of the certificates keep their drawing', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  await expectDrawing(page.getByRole('link', { name: 'JLDT & Du Toit, front page' }), 'word-mark');
  const marks = page.getByRole('region', { name: 'Certifications & Awards' }).locator('svg');
  for (const [index, name] of ['shield', 'check', 'award'].entries()) {
    await expectDrawing(marks.nth(index), name);
  }
});

for (const route of routes) {
  test(`the drawings of ${route} take the colours that a visitor has chosen`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto(route);
    const colours = await page.locator('svg, svg *').evaluateAll((drawings) =>
      drawings.map((drawing) => {
        const around = drawing.parentElement ?? drawing;
        return [getComputedStyle(drawing).color, getComputedStyle(around).color] as const;
      }),
    );
    expect(colours.length).toBeGreaterThan(0);
    for (const [drawing, around] of colours) expect(drawing).toBe(around);
  });
}

test('every plant of the square metre is whole, inside its frame', async ({ page }) => {
  const { bed } = await openCalculator(page, 'seeds=1000&cloves=130');
  await expect(bed).toBeVisible();
  const centimetres = await bed.evaluate((drawing) => {
    const [frame, plants] = ['rect', '.text-accent'].map((part) =>
      drawing.querySelector(part)?.getBoundingClientRect(),
    );
    if (!frame || !plants) throw new Error('The drawing has no frame or no plants.');
    const { left, right, top, bottom } = plants;
    const margins = [
      left - frame.left,
      frame.right - right,
      top - frame.top,
      frame.bottom - bottom,
    ];
    return margins.map((margin) => (100 * margin) / frame.width);
  });
  for (const margin of centimetres) expect(margin).toBeGreaterThan(1);
});
