import { farm } from '../content/farm';
import { openCalculator } from './calculator';
import { test, words } from './contact-form';
import { anyModule, expect, mainNavigation, pathsAskedBy, routes, tagFor, thorough } from './site';

test.use({ javaScriptEnabled: false });

for (const route of routes) {
  const title = `without scripts, ${route} can be read and sends an enquiry`;
  test(title, { tag: tagFor(route) }, async ({ page, form }) => {
    await page.goto(route);
    const sections = await page.getByRole('main').locator('h2').all();
    expect(sections.length).toBeGreaterThan(5);
    for (const heading of sections) await expect(heading).toBeVisible();
    for (const name of ['WhatsApp', farm.email]) {
      await expect(form.section.getByRole('link', { name })).toBeVisible();
    }
    await form.section.getByText('What happens to your details').click();
    await expect(form.section.getByRole('link', { name: 'Information Regulator' })).toBeVisible();
    await expect(form.section.getByText('the next page says OK')).toBeVisible();
    await form.fillInAndSubmit();
    await expect(page.locator('body')).toHaveText('OK');
    expect(await form.received()).toEqual([
      expect.objectContaining({
        from_name: 'Ann Farmer',
        phone: '082 000 0000',
        message: words,
        subject: expect.stringContaining('Inquiry'),
        to_email: farm.email,
      }),
    ]);
  });
}

test('without scripts, the browser itself asks for what is missing', async ({ page, form }) => {
  await page.goto('/');
  await form.email.fill(form.sender);
  await form.submit.click();
  await expect(page).toHaveURL('/');
  // Zero-width spaces do not count as a name.
  await form.fillIn();
  await form.name.fill('\u200b \u2060');
  await form.submit.click();
  await expect(page).toHaveURL('/');
  expect(await form.received()).toEqual([]);
});

test('without scripts, each mode has its field, and tables give the rest', async ({ page }) => {
  const { section, example, seeds, land, unit, mode } = await openCalculator(page);
  await expect(seeds).toBeVisible();
  await expect(land).toBeHidden();
  await mode('Land Size to Seeds').check();
  await expect(seeds).toBeHidden();
  await expect(land).toBeVisible();
  await expect(unit).toBeVisible();
  // Chromium with scripts disabled still parses `<noscript>` as if they were enabled.
  expect(await section.locator('noscript').innerHTML()).toContain('The calculator needs');
  await expect(example.getByRole('row', { name: 'Together' })).toContainText('990 m²');
  await section.getByText('Seeds, land and water for every variety').click();
  for (const [table, row, figures] of [
    ['Seeds by land', /^Giant/, ['1 125', '112 500', '45 527']],
    ['Seeds by land', /^Pink Egyptian/, ['2 000', '200 000', '80 937']],
    ['Seeds by land', /^Water/, ['1 000', '100 000', '40 469']],
    ['Land in m²', /^Shani/, ['33', '330', '3 300']],
  ] as const) {
    const cells = section.getByRole('table', { name: table }).getByRole('row', { name: row });
    await expect(cells.getByRole('cell')).toHaveText([...figures]);
  }
});

// A browser that knows no modules, made out of the one at hand by changing what it is served: to
// such a browser the loader has a syntax error, so that none of it runs. `npm run test:engines` has
// the other old browsers.
test.describe('without modules', { tag: thorough }, () => {
  test.use({
    javaScriptEnabled: true,
    bypassCSP: true,
    viewport: { width: 360, height: 640 },
    allowedErrors: { patterns: [/unexpected token/] },
  });

  test('a page leads on and sends an enquiry', async ({ page, form }) => {
    const asked = pathsAskedBy(page);
    await page.route(/\/[a-z]*$/, async (request) => {
      const response = await request.fetch();
      const text = await response.text();
      await request.fulfill({ response, body: text.replaceAll('import(', '@import(') });
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await mainNavigation(page).getByRole('link', { name: 'JLDT Bonsmara' }).click();
    await expect(page).toHaveURL('/bonsmara');
    await page.goto('/');
    await form.fillInAndSubmit();
    await expect(page.locator('body')).toHaveText('OK');
    expect(await form.received()).toHaveLength(1);
    expect(asked.filter((path) => anyModule.test(path))).toEqual([]);
  });
});
