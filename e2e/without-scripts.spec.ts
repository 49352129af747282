import { pages } from '@/content/routes';
import { farm } from '../content/farm';
import { test, validMessage } from './contact-form';
import { expect, routes, tagFor } from './fixtures';
import { openCalculator } from './seed-calculator';

test.use({ javaScriptEnabled: false });

for (const route of routes) {
  const title = `${route} can be read, and sends an enquiry, without scripts`;
  test(title, { tag: tagFor(route) }, async ({ page, form }) => {
    await page.goto(route);
    const sections = await page.getByRole('main').locator('h2').all();
    expect(sections).not.toEqual([]);
    for (const heading of sections) await expect(heading).toBeVisible();
    for (const name of ['WhatsApp', farm.email]) {
      await expect(form.section.getByRole('link', { name })).toBeVisible();
    }
    await form.section.getByText('What happens to your details').click();
    await expect(form.section.getByRole('link', { name: 'Information Regulator' })).toBeVisible();
    // With scripts disabled in Playwright, Chromium still parses `<noscript>` as if they were enabled.
    const hint = await form.section.locator('noscript').first().innerHTML();
    expect(hint).toContain('the next page says OK');
    // The browser's own validation refuses this email address.
    await form.fillIn('ann@farm');
    await form.submit.click();
    await expect(page).toHaveURL(route);
    await form.fillIn();
    await form.submit.click();
    await expect(page.locator('body')).toHaveText('OK');
    expect(await form.received()).toEqual([
      expect.objectContaining({
        from_name: 'Ann Farmer',
        phone: '082 000 0000',
        message: validMessage,
        subject: pages[route].enquiry.subject,
        to_email: farm.email,
      }),
    ]);
  });
}

test('without JavaScript the calculator shows fields and tables', async ({ page }) => {
  const { section, example, seeds, land, unit, mode } = await openCalculator(page);
  await expect(seeds).toBeVisible();
  await expect(land).toBeHidden();
  await mode('Land Size to Seeds').check();
  await expect(seeds).toBeHidden();
  await expect(land).toBeVisible();
  await expect(unit.getByRole('option')).toHaveText(['m²', 'hectare', 'acre']);
  expect(await section.locator('noscript').innerHTML()).toContain('The calculator needs');
  await expect(example.getByRole('row', { name: 'Total' })).toContainText('990 m²');
  await section.getByText('Seeds, land and water for every variety').click();
  for (const [table, row, figures] of [
    ['Seeds for an area', /^Giant/, ['1 125', '112 500', '45 527']],
    ['Land in m²', /^Shani/, ['33', '330', '3 300']],
  ] as const) {
    const cells = section.getByRole('table', { name: table }).getByRole('row', { name: row });
    await expect(cells.getByRole('cell')).toHaveText([...figures]);
  }
});
