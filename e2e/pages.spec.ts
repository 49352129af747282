import { cattleTerms, farmTerms, garlicTerms } from '../content/business';
import {
  bonsmaraCertifications,
  garlicCertifications,
  homeCertifications,
} from '../content/certifications';
import { testimonials } from '../content/testimonials';
import { expect, mainNavigation, routes, test } from './site';

/** What each page is made of: its sections in their order, what they say, how much they show. */
const pages = {
  '/': {
    linkName: 'Home',
    headings:
      'Our Operations|Meet the Owner|Certifications & Awards|What Our Customers Say|Our Commitment|Contact Us',
    certificates: homeCertifications,
    terms: farmTerms,
    words: {
      'Our Operations':
        'Premium breeding|Feedlot services|Backgrounding and finishing|Pink Egyptian|White Argentinian|Shani',
    },
    counts: [
      ['What Our Customers Say', 'figure', 3],
      ['What Our Customers Say', 'img', 3],
    ],
  },
  '/bonsmara': {
    linkName: 'JLDT Bonsmara',
    headings:
      'Services|Backgrounding Programme|High Intensity Rotational Grazing|Cattle Gallery|Meet the Owner|Certifications & Awards|Follow the Cattle|Contact Us',
    certificates: bonsmaraCertifications,
    terms: [...cattleTerms, ...farmTerms],
    words: {
      Services:
        'Buying cattle|class|age|weights|breeding values|health|movement permit|5/8 Afrikaner|3/16 Hereford|3/16 Shorthorn',
      'Backgrounding Programme': '5 months|8–12%',
      'High Intensity Rotational Grazing': 'about 30–40%|up to 50%',
    },
    counts: [['Cattle Gallery', 'img', 12]],
  },
  '/garlic': {
    linkName: 'Du Toit Holdings',
    headings:
      'Our Varieties|Services and Prices|Garlic Seed Calculator|Growing Gallery|Fields Gallery|Meet the Owner|Certifications & Awards|Follow the Garlic|Why Choose Us|Contact Us',
    certificates: garlicCertifications,
    terms: [...garlicTerms, ...farmTerms],
    words: {
      'Our Varieties': 'Restaurants and kitchens|variety|size|how much|month',
      'Services and Prices': 'Settlers|65%|about R100 000|tons per hour|cured product',
    },
    counts: [
      ['Our Varieties', 'listitem', 3],
      ['Growing Gallery', 'listitem', 4],
      ['Fields Gallery', 'listitem', 4],
      ['Why Choose Us', 'listitem', 4],
    ],
  },
} as const;

for (const route of routes) {
  const { linkName, certificates, terms, words, counts } = pages[route];
  const headings = pages[route].headings.split('|');

  test.describe(`the page ${route}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(route);
    });

    test('has its sections in their order under one main heading', async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const sections = page.getByRole('main').getByRole('heading', { level: 2 });
      expect(await sections.allTextContents()).toEqual(headings);
    });

    test('says and shows in its sections what visitors look for', async ({ page }) => {
      for (const [name, told] of Object.entries(words)) {
        for (const word of told.split('|')) {
          await expect(page.getByRole('region', { name })).toContainText(word);
        }
      }
      for (const [name, role, count] of counts) {
        await expect(page.getByRole('region', { name }).getByRole(role)).toHaveCount(count);
      }
    });

    test('marks its own link and no other as the current page', async ({ page }) => {
      const current = mainNavigation(page).locator('[aria-current=page]');
      await expect(current).toHaveText(linkName);
      await expect(current).toHaveAttribute('href', route);
      const links = await mainNavigation(page).getByRole('link').allTextContents();
      expect(links).toEqual(['Home', 'JLDT Bonsmara', 'Du Toit Holdings', 'Contact Us']);
    });

    test('tells of the owner with portrait, title, story and two figures', async ({ page }) => {
      const owner = page.getByRole('region', { name: 'Meet the Owner' });
      await expect(owner.getByRole('img')).toHaveCount(1);
      for (const text of ['Owner & Founder', '15+', '2']) {
        await expect(owner.getByText(text, { exact: true })).toBeVisible();
      }
    });

    test('shows its certificates, each with a mark', async ({ page }) => {
      const section = page.getByRole('region', { name: 'Certifications & Awards' });
      const examples = certificates.filter(({ isExample }) => isExample).length;
      await expect(section.getByRole('heading', { level: 3 })).toHaveCount(certificates.length);
      await expect(section.locator('svg')).toHaveCount(certificates.length);
      await expect(section.getByText('Example', { exact: true })).toHaveCount(examples);
    });

    test('shows what the owner has answered, and nothing of the rest', async ({ page }) => {
      const answered = terms.filter(({ answer }) => answer);
      const main = page.getByRole('main');
      await expect(main.getByRole('term')).toHaveText(answered.map(({ term }) => term));
      await expect(main.getByRole('definition')).toHaveText(
        answered.map(({ answer = '' }) => answer),
      );
    });

    test('has a footer of four columns with every way to reach us', async ({ page }) => {
      const footer = page.getByRole('contentinfo');
      for (const [name, address] of [
        ['JLDT Bonsmara', '/bonsmara'],
        ['Du Toit Holdings', '/garlic'],
        ['enquiries@example.com', 'mailto:enquiries@example.com'],
        ['+27 00 000 0000', /^https:\/\/wa\.me\/27000000000\?text=/],
        ['Instagram', 'https://www.instagram.com/'],
        ['Facebook', 'https://www.facebook.com/'],
      ] as const) {
        await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address);
      }
      const year = String(new Date().getFullYear());
      await expect(footer.getByText(/all rights reserved/i)).toContainText(year);
      const columns = ['Our Operations', 'Contact', 'Follow Us'];
      await expect(footer.getByRole('heading')).toHaveText(columns);
    });

    test('offers a WhatsApp chat with a greeting about the business', async ({ page }) => {
      const chat = page.getByRole('link', { name: 'Chat on WhatsApp' });
      const address = new URL((await chat.getAttribute('href')) ?? '');
      expect(address.origin + address.pathname).toBe('https://wa.me/27000000000');
      expect(address.searchParams.get('text')).toContain('learn more about your business');
      const box = await chat.boundingBox();
      expect(box?.width).toBe(box?.height);
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
      for (const name of headings) {
        await expect(page.getByRole('main').getByRole('heading', { name, level: 2 })).toBeVisible();
      }
      const contact = page.getByRole('region', { name: 'Contact Us' });
      for (const name of ['WhatsApp', 'enquiries@example.com']) {
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

for (const [from, link, address] of [
  ['/', 'JLDT Bonsmara', '/bonsmara'],
  ['/', 'Du Toit Holdings', '/garlic'],
  ['/', 'See the cattle', '/bonsmara'],
  ['/', 'See the garlic', '/garlic'],
  ['/', 'Get in Touch', '/#contact'],
  ['/bonsmara', 'Ask about cattle', '/bonsmara#contact'],
  ['/bonsmara', 'See the gallery', '/bonsmara#gallery'],
  ['/garlic', 'Open the calculator', '/garlic#calculator'],
  ['/garlic', 'See the prices', '/garlic#services'],
  ['/garlic', 'Ask for garlic', '/garlic#contact'],
] as const) {
  test(`${link} on ${from} leads to ${address}`, async ({ page }) => {
    await page.goto(from);
    await page.getByRole('main').getByRole('link', { name: link }).first().click();
    await expect(page).toHaveURL(address);
    const id = address.split('#')[1] ?? 'content';
    await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeInViewport();
  });
}

test('home quotes three customers with five stars each', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'What Our Customers Say' });
  await expect(section.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3);
  const examples = testimonials.filter(({ isExample }) => isExample).length;
  await expect(section.getByText('Example', { exact: true })).toHaveCount(examples);
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
  for (const [width, certificatesInRow, quotationsInRow] of [
    [360, 1, 1],
    [640, 2, 1],
    [800, 3, 3],
    [1280, 3, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await inOneRow('Certifications & Awards', 'listitem')).toBe(certificatesInRow);
    expect(await inOneRow('What Our Customers Say', 'figure')).toBe(quotationsInRow);
  }
  await page.goto('/bonsmara#content');
  expect(await inOneRow('Certifications & Awards', 'listitem')).toBe(4);
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

test('the garlic page lists every service with its price and unit', async ({ page }) => {
  await page.goto('/garlic');
  for (const [service, price] of [
    ['Bed shaping', 'R1 000 per hectare'],
    ['Planting', 'R2 500 per hectare'],
    ['Harvesting', 'R3 500 per hectare'],
    ['Bulb cleaning', 'R600 per ton'],
    ['Bulb grading', 'R600 per ton'],
    ['Bulb breaking/splitting', 'R500 per ton'],
    ['Seed grading', 'R450 per ton'],
    ['Seed peeling', 'R400 per ton'],
    ['Travelling', 'R5,50 per kilometre'],
  ] as const) {
    const row = page.getByRole('row', { name: new RegExp(`^${service}`) });
    await expect(row.getByRole('cell')).toHaveText(price);
  }
});
