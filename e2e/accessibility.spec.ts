import { expect, routes, test } from './fixtures';

for (const route of routes) {
  test(`a screen reader reads ${route} as approved`, async ({ page }) => {
    await page.goto(route);
    const isHome = route === '/';
    const name = isHome ? 'home' : route.slice(1);
    if (!isHome) {
      // The same on every page, like the header and footer.
      await page.locator('[data-island=contact-form]').evaluate((form) => form.remove());
    }
    await expect(
      page.locator(isHome ? 'body' : 'main'),
      'If you changed content/ on purpose, approve the page again: npx playwright test e2e/accessibility --update-snapshots',
    ).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
