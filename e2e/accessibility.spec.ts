import { exampleDay } from '../facts/folders.mjs';
import { expect, routes, test, thorough } from './fixtures';

for (const route of routes) {
  test(`a screen reader reads ${route} as approved`, async ({ page }) => {
    // The footer has the year of the visit.
    await page.clock.setFixedTime(exampleDay);
    await page.goto(route);
    const isHome = route === '/';
    const name = isHome ? 'home' : route.slice(1);
    if (!isHome) {
      // The same on every page, like the header and footer.
      await page.locator('[data-island=contact-form]').evaluate((form) => form.remove());
    }
    // As text, not toMatchAriaSnapshot: its diff also lists every line that matched by a pattern.
    expect(
      await page.locator(isHome ? 'body' : 'main').ariaSnapshot(),
      'If the changed lines below are right, accept them: npx playwright test e2e/accessibility --update-snapshots',
    ).toMatchSnapshot(`${name}.yml`);
  });
}

test('at 400 % zoom, Tab keeps the focus in sight', { tag: thorough }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/bonsmara');
  const reached = new Set<string>();
  const hidden: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press(key);
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const bar = document.querySelector('header');
        if (!element?.closest('main') || !bar) return undefined;
        const { top, right, bottom, left } = element.getBoundingClientRect();
        const barBottom = bar.getBoundingClientRect().bottom;
        // Browsers scroll to the caret, not to the whole of a long text field.
        const isOutside = element.matches('textarea')
          ? top > innerHeight || bottom < barBottom
          : top < barBottom || bottom > innerHeight;
        const isHidden = isOutside || left < 0 || right > innerWidth;
        return { element: element.outerHTML.slice(0, 120), isHidden };
      });
      if (focused) reached.add(focused.element);
      if (focused?.isHidden) hidden.push(focused.element);
    }
  }
  expect(reached.size).toBeGreaterThan(20);
  expect(hidden).toEqual([]);
});
