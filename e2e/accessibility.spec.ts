import { exampleDay } from '../facts/folders.mjs';
import { expect, routes, test } from './fixtures';

for (const route of routes) {
  test(`a screen reader reads ${route} as approved`, async ({ page }) => {
    // The footer shows the current year.
    await page.clock.setFixedTime(exampleDay);
    await page.goto(route);
    const isHome = route === '/';
    const name = isHome ? 'home' : route.slice(1);
    if (!isHome) {
      // The form is the same on every page, like the header and footer.
      await page.locator('[data-island=contact-form]').evaluate((form) => form.remove());
    }
    // Compares text: the diff of toMatchAriaSnapshot also lists lines that match by a pattern.
    expect(
      await page.locator(isHome ? 'body' : 'main').ariaSnapshot(),
      'If the changes below are right, accept them: npx playwright test e2e/accessibility --update-snapshots. For a page without a snapshot, this run has written one: read it, and run the test again.',
    ).toMatchSnapshot(`${name}.yml`);
  });
}
