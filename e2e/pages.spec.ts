import { certifications } from '../content/certifications';
import { testimonials } from '../content/testimonials';
import { contactForm } from './contact-form';
import { expect, mainNavigation, routes, test } from './site';

test('each page marks its own link and no other as the current page', async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    const current = mainNavigation(page).locator('[aria-current=page]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', route);
  }
});

test("says beside the form what becomes of a visitor's details", async ({ page }) => {
  await page.goto('/');
  const { section } = contactForm(page);
  await section.getByText('What happens to your details').click();
  await expect(section.getByText(/EmailJS.*outside South Africa/)).toBeVisible();
  await expect(section.getByRole('link', { name: 'Information Regulator' })).toBeVisible();
});

test('the year in the footer is that of the visit, not of the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2041-01-01T08:00:00'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2041');
});

test('certificates and quotations stand side by side on wide screens', async ({ page }) => {
  await page.goto('/');
  const inOneRow = async (name: string, role: 'listitem' | 'figure') => {
    const tops = await page
      .getByRole('region', { name })
      .getByRole(role)
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  };
  const [certificates, quotations] = [certifications['/'].length, testimonials.length];
  for (const [width, certificatesInRow, quotationsInRow] of [
    [360, 1, 1],
    [1280, certificates, quotations],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await inOneRow('Certifications & Awards', 'listitem')).toBe(certificatesInRow);
    expect(await inOneRow('What Our Customers Say', 'figure')).toBe(quotationsInRow);
  }
  await page.goto('/bonsmara#content');
  // Four of them: three in a row would leave one alone.
  expect(await inOneRow('Certifications & Awards', 'listitem')).toBe(2);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('the social feed loads nothing until it is opened', async ({ page }) => {
      const feeds: string[] = [];
      await page.route(/^https:/, async (route) => {
        feeds.push(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: 'feed' });
      });
      await page.goto('/bonsmara');
      const summary = page.getByText('Show the latest Facebook posts here');
      await summary.scrollIntoViewIfNeeded();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(feeds).toEqual([]);
      await summary.click();
      await expect(page.getByText(/MB of your data/)).toBeVisible();
      await expect.poll(() => feeds.length).toBe(javaScriptEnabled ? 1 : 0);
    });
  });
}
