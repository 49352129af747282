import { cattleTerms, farmTerms, garlicTerms } from '../content/business';
import { bonsmaraCertifications, homeCertifications } from '../content/certifications';
import { farm } from '../content/farm';
import { fieldPrices, processingPrices, travelPrice } from '../content/prices';
import { testimonials } from '../content/testimonials';
import { keepFiguresTogether } from '../lib/numbers/format';
import { priceWords } from './calculator';
import { expect, mainNavigation, routes, test } from './site';

/** The name of each page in the menu, and what its business is asked before a deal. */
const pages = {
  '/': { linkName: 'Home', terms: farmTerms },
  '/bonsmara': { linkName: 'JLDT Bonsmara', terms: [...cattleTerms, ...farmTerms] },
  '/garlic': { linkName: 'Du Toit Holdings', terms: [...garlicTerms, ...farmTerms] },
} as const;

for (const route of routes) {
  const { linkName, terms } = pages[route];

  test.describe(`the page ${route}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(route);
    });

    test('marks its own link and no other as the current page', async ({ page }) => {
      const current = mainNavigation(page).locator('[aria-current=page]');
      await expect(current).toHaveText(linkName);
      await expect(current).toHaveAttribute('href', route);
    });

    test('shows what the owner has answered, and nothing of the rest', async ({ page }) => {
      const answered = terms.filter(({ answer }) => answer);
      const main = page.getByRole('main');
      await expect(main.getByRole('term')).toHaveText(answered.map(({ term }) => term));
      await expect(main.getByRole('definition')).toHaveText(
        answered.map(({ answer = '' }) => keepFiguresTogether(answer)),
      );
    });

    test('describes every picture and gives it its place before it arrives', async ({ page }) => {
      const pictures = await page
        .locator('main img')
        .evaluateAll((images) =>
          images.map((image) => ['alt', 'width', 'height'].map((name) => image.getAttribute(name))),
        );
      expect(pictures.length).toBeGreaterThan(1);
      for (const [text, width, height] of pictures) {
        expect(text).toMatch(/\w{3}/);
        expect(`${width} ${height}`).toMatch(/^\d+ \d+$/);
      }
    });

    test("says beside the form what becomes of a visitor's details", async ({ page }) => {
      const contact = page.getByRole('region', { name: 'Contact Us' });
      await expect(contact.getByText('We use what you write here to answer you')).toBeVisible();
      await contact.getByText('What happens to your details').click();
      await expect(contact.getByText(/EmailJS.*outside South Africa/)).toBeVisible();
      await expect(contact.getByRole('link', { name: 'Information Regulator' })).toBeVisible();
    });
  });

  test.describe(`the page ${route} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('can be read to the end and leads to a contact', async ({ page }) => {
      await page.goto(route);
      const sections = await page.getByRole('main').locator('h2').all();
      expect(sections.length).toBeGreaterThan(5);
      for (const heading of sections) await expect(heading).toBeVisible();
      const contact = page.getByRole('region', { name: 'Contact Us' });
      for (const name of ['WhatsApp', farm.email]) {
        await expect(contact.getByRole('link', { name })).toBeVisible();
      }
      await expect(contact.locator('form')).toHaveAttribute('action', /\/send-form$/);
    });
  });
}

test('the year in the footer is that of the visit, not of the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2041-01-01T08:00:00'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2041');
});

test('a button of the first screen leads to its section', async ({ page }) => {
  await page.goto('/garlic');
  await page.getByRole('link', { name: 'Open the calculator' }).click();
  await expect(page).toHaveURL('/garlic#calculator');
  await expect(page.getByRole('heading', { name: 'Garlic Seed Calculator' })).toBeInViewport();
});

test('certificates stand one, two or three in a row, quotations three from medium screens on', async ({
  page,
}) => {
  await page.goto('/');
  const inOneRow = async (name: string, role: 'listitem' | 'figure') => {
    const tops = await page
      .getByRole('region', { name })
      .getByRole(role)
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  };
  const [certificates, quotations] = [homeCertifications.length, testimonials.length];
  for (const [width, certificatesInRow, quotationsInRow] of [
    [360, 1, 1],
    [640, Math.min(2, certificates), 1],
    [800, certificates, quotations],
    [1280, certificates, quotations],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await inOneRow('Certifications & Awards', 'listitem')).toBe(certificatesInRow);
    expect(await inOneRow('What Our Customers Say', 'figure')).toBe(quotationsInRow);
  }
  await page.goto('/bonsmara#content');
  expect(await inOneRow('Certifications & Awards', 'listitem')).toBe(bonsmaraCertifications.length);
});

test('the social feed of the cattle page loads nothing until it is opened', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/facebook\.com\/plugins/, async (request) => {
    asked.push(request.request().url());
    await request.fulfill({ contentType: 'text/html', body: 'feed' });
  });
  await page.goto('/bonsmara');
  const summary = page.getByText('Show the latest Facebook posts here');
  await summary.scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await summary.click();
  await expect(page.getByText(/MB of your data/)).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cattle page asks nothing of Facebook', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    await page.goto('/bonsmara');
    await page.getByText('Show the latest Facebook posts here').scrollIntoViewIfNeeded();
    expect([...new Set(asked)]).toEqual(['localhost']);
  });
});

test('the garlic page lists every service with its price and unit', async ({ page }) => {
  await page.goto('/garlic');
  for (const price of [...fieldPrices, ...processingPrices, travelPrice]) {
    const name = page.getByRole('rowheader', { name: new RegExp(`^${price.service}`) });
    const row = page.getByRole('row').filter({ has: name });
    await expect(row.getByRole('cell')).toHaveText(priceWords(price));
  }
});
