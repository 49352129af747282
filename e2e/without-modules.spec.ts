import { test } from './contact-form';
import { anyModule, expect, mainNavigation, pathsAskedBy, routes, thorough } from './site';

// A browser that knows no modules, made out of the one at hand by changing what it is served: to
// such a browser the loader has a syntax error, so that none of it runs. `npm run test:engines` has
// the other old browsers.
test.use({
  bypassCSP: true,
  viewport: { width: 360, height: 640 },
  allowedErrors: { patterns: [/unexpected token/] },
});

for (const route of routes) {
  const title = `without modules, ${route} leads on and sends an enquiry`;
  test(title, { tag: thorough }, async ({ page, form }) => {
    const asked = pathsAskedBy(page);
    await page.route(/\/[a-z]*$/, async (request) => {
      const response = await request.fetch();
      const text = await response.text();
      await request.fulfill({ response, body: text.replaceAll('import(', '@import(') });
    });
    await page.goto(route);
    await page.getByRole('button', { name: 'Menu' }).click();
    await mainNavigation(page).getByRole('link', { name: 'JLDT Bonsmara' }).click();
    await expect(page).toHaveURL('/bonsmara');
    await page.goto(route);
    await form.fillInAndSubmit();
    await expect(page.locator('body')).toHaveText('OK');
    expect(await form.received()).toHaveLength(1);
    expect(asked.filter((path) => anyModule.test(path))).toEqual([]);
  });
}
