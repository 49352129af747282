import { expect, routes, test } from './site';

test('the word-mark and the marks of the certificates are each drawn whole, and none like another', async ({
  page,
}) => {
  await page.goto('/');
  const wordMark = page.getByRole('link', { name: 'JLDT & Du Toit, front page' }).locator('svg');
  const marks = page.getByRole('region', { name: 'Certifications & Awards' }).locator('svg');
  const drawings = await wordMark.or(marks).evaluateAll((all) =>
    all.flatMap((drawing) => {
      if (!(drawing instanceof SVGSVGElement)) return [];
      const ink = drawing.getBBox();
      const frame = drawing.viewBox.baseVal;
      const isWhole =
        ink.x >= frame.x &&
        ink.y >= frame.y &&
        ink.x + ink.width <= frame.x + frame.width &&
        ink.y + ink.height <= frame.y + frame.height;
      return { isWhole, height: ink.height / frame.height, shapes: drawing.innerHTML };
    }),
  );
  expect(drawings.length).toBeGreaterThan(3);
  for (const { isWhole, height, shapes } of drawings) {
    expect([isWhole, shapes]).toEqual([true, shapes]);
    expect(height).toBeGreaterThan(0.5);
  }
  // The word-mark, and a shield, a check and an award.
  expect(new Set(drawings.map(({ shapes }) => shapes)).size).toBe(4);
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
