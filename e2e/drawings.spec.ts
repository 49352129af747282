import type { Locator } from '@playwright/test';
import { expect, test } from './site';

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
