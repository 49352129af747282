import { exampleDay } from '../facts/folders.mjs';
import { expect, routes, test } from './fixtures';

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
      'If the changed lines below are right, accept them: npx playwright test e2e/accessibility --update-snapshots. A page that has no snapshot yet gets one from this run: read it, and run the test again.',
    ).toMatchSnapshot(`${name}.yml`);
  });
}
