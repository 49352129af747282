import { cattleTerms, farmTerms, garlicTerms } from '../content/business';
import {
  bonsmaraCertifications,
  garlicCertifications,
  homeCertifications,
} from '../content/certifications';
import { testimonials } from '../content/testimonials';
import { expect, mainNavigation, routes, test } from './site';

const headings = {
  '/': [
    'Our Operations',
    'Meet the Owner',
    'Certifications & Awards',
    'What Our Customers Say',
    'Our Commitment',
    'Contact Us',
  ],
  '/bonsmara': [
    'Services',
    'Backgrounding Programme',
    'High Intensity Rotational Grazing',
    'Cattle Gallery',
    'Meet the Owner',
    'Certifications & Awards',
    'Follow the Cattle',
    'Contact Us',
  ],
  '/garlic': [
    'Our Varieties',
    'Services and Prices',
    'Garlic Seed Calculator',
    'Growing Gallery',
    'Fields Gallery',
    'Meet the Owner',
    'Certifications & Awards',
    'Follow the Garlic',
    'Why Choose Us',
    'Contact Us',
  ],
};
const linkNames = { '/': 'Home', '/bonsmara': 'JLDT Bonsmara', '/garlic': 'Du Toit Holdings' };
const certificates = {
  '/': homeCertifications,
  '/bonsmara': bonsmaraCertifications,
  '/garlic': garlicCertifications,
};

for (const route of routes) {
  test.describe(`the page ${route}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(route);
    });

    test('has its sections in their order under one main heading', async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const main = page.getByRole('main');
      expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual(
        headings[route],
      );
    });

    test('marks its own link and no other as the current page', async ({ page }) => {
      const current = mainNavigation(page).locator('[aria-current=page]');
      await expect(current).toHaveText(linkNames[route]);
      await expect(current).toHaveAttribute('href', route);
      const links = await mainNavigation(page).getByRole('link').allTextContents();
      expect(links).toEqual(['Home', 'JLDT Bonsmara', 'Du Toit Holdings', 'Contact Us']);
    });

    test('tells of the owner with portrait, title, story and two figures', async ({ page }) => {
      const owner = page.getByRole('region', { name: 'Meet the Owner' });
      await expect(owner.getByRole('img')).toHaveCount(1);
      await expect(owner.getByText('Owner & Founder')).toBeVisible();
      await expect(owner.getByText('15+')).toBeVisible();
      await expect(owner.getByText('2', { exact: true })).toBeVisible();
    });

    test('shows its certificates, each with a mark', async ({ page }) => {
      const section = page.getByRole('region', { name: 'Certifications & Awards' });
      await expect(section.getByRole('heading', { level: 3 })).toHaveCount(
        certificates[route].length,
      );
      await expect(section.locator('svg')).toHaveCount(certificates[route].length);
      await expect(section.getByText('Example', { exact: true })).toHaveCount(
        certificates[route].filter(({ isExample }) => isExample).length,
      );
    });

    test('has a footer of four columns with every way to reach us', async ({ page }) => {
      const footer = page.getByRole('contentinfo');
      const links = [
        ['JLDT Bonsmara', '/bonsmara'],
        ['Du Toit Holdings', '/garlic'],
        ['enquiries@example.com', 'mailto:enquiries@example.com'],
        ['+27 00 000 0000', /^https:\/\/wa\.me\/27000000000\?text=/],
        ['Instagram', 'https://www.instagram.com/'],
        ['Facebook', 'https://www.facebook.com/'],
      ] as const;
      for (const [name, address] of links) {
        await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address);
      }
      await expect(footer.getByText(/all rights reserved/i)).toContainText(
        String(new Date().getFullYear()),
      );
      await expect(footer.getByRole('heading')).toHaveText([
        'Our Operations',
        'Contact',
        'Follow Us',
      ]);
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
        expect(width).toMatch(/^\d+$/);
        expect(height).toMatch(/^\d+$/);
      }
    });
  });

  test.describe(`the page ${route} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('can be read to the end and leads to a contact', async ({ page }) => {
      await page.goto(route);
      for (const name of headings[route]) {
        await expect(page.getByRole('main').getByRole('heading', { name, level: 2 })).toBeVisible();
      }
      const contact = page.getByRole('region', { name: 'Contact Us' });
      await expect(contact.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
      await expect(contact.getByRole('link', { name: 'enquiries@example.com' })).toBeVisible();
      await expect(contact.locator('form')).toHaveAttribute('action', /\/send-form$/);
    });
  });
}

test('the year in the footer is that of the visit, not of the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2041-01-01T08:00:00'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2041');
});

test('home leads to both operations from the first screen and from their cards', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'JLDT Bonsmara' }).first()).toHaveAttribute(
    'href',
    '/bonsmara',
  );
  await expect(main.getByRole('link', { name: 'Du Toit Holdings' }).first()).toHaveAttribute(
    'href',
    '/garlic',
  );
  const operations = page.getByRole('region', { name: 'Our Operations' });
  for (const words of ['Premium breeding', 'Feedlot services', 'Backgrounding and finishing']) {
    await expect(operations.getByText(words)).toBeVisible();
  }
  for (const words of ['Pink Egyptian', 'White Argentinian', 'Shani']) {
    await expect(operations.getByText(words)).toBeVisible();
  }
  await operations.getByRole('link', { name: 'See the garlic' }).click();
  await expect(page).toHaveURL('/garlic');
});

test('home quotes three customers with five stars each', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'What Our Customers Say' });
  await expect(section.getByRole('figure')).toHaveCount(3);
  await expect(section.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3);
  await expect(section.getByText('Example', { exact: true })).toHaveCount(
    testimonials.filter(({ isExample }) => isExample).length,
  );
});

test('Get in Touch leads to the contact form', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get in Touch' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByLabel('Name')).toBeInViewport();
});

test('certificates and quotations stand one or two in a row, and on a desk all of them', async ({
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
  const perWidth = [
    [360, 1, 1],
    [800, 2, 3],
    [1280, 3, 3],
  ] as const;
  for (const [width, certificatesInRow, quotationsInRow] of perWidth) {
    await page.setViewportSize({ width, height: 800 });
    expect(await inOneRow('Certifications & Awards', 'listitem')).toBe(certificatesInRow);
    expect(await inOneRow('What Our Customers Say', 'figure')).toBe(quotationsInRow);
  }
  await page.goto('/bonsmara#content');
  expect(await inOneRow('Certifications & Awards', 'listitem')).toBe(4);
});

test('the cattle page shows twelve photos and the figures of the programme', async ({ page }) => {
  await page.goto('/bonsmara');
  await expect(page.getByRole('region', { name: 'Cattle Gallery' }).getByRole('img')).toHaveCount(
    12,
  );
  const backgrounding = page.getByRole('region', { name: 'Backgrounding Programme' });
  await expect(backgrounding).toContainText('5 months');
  await expect(backgrounding).toContainText('8–12%');
  const grazing = page.getByRole('region', { name: 'High Intensity Rotational Grazing' });
  await expect(grazing).toContainText('about 30–40%');
  await expect(grazing).toContainText('up to 50%');
});

test('kitchens and cattle buyers read what to ask for', async ({ page }) => {
  await page.goto('/garlic');
  const kitchens = page.getByRole('region', { name: 'Our Varieties' });
  await expect(kitchens.getByRole('heading', { name: 'Restaurants and kitchens' })).toBeVisible();
  for (const words of ['variety', 'size', 'how much', 'month']) {
    await expect(kitchens).toContainText(words);
  }
  await kitchens.getByRole('link', { name: 'Ask for garlic' }).click();
  await expect(page).toHaveURL('/garlic#contact');
  await page.goto('/bonsmara');
  const services = page.getByRole('region', { name: 'Services' });
  await expect(services.getByRole('heading', { name: 'Buying cattle' })).toBeVisible();
  for (const words of ['class', 'age', 'weights', 'breeding values', 'health', 'movement permit']) {
    await expect(services).toContainText(words);
  }
});

test('what the owner has answered stands on its page, and nothing of the rest', async ({
  page,
}) => {
  for (const [route, terms] of [
    ['/', farmTerms],
    ['/bonsmara', [...cattleTerms, ...farmTerms]],
    ['/garlic', [...garlicTerms, ...farmTerms]],
  ] as const) {
    await page.goto(route);
    const answered = terms.filter(({ answer }) => answer);
    const main = page.getByRole('main');
    await expect(main.getByRole('term')).toHaveText(answered.map(({ term }) => term));
    await expect(main.getByRole('definition')).toHaveText(
      answered.map(({ answer = '' }) => answer),
    );
  }
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
  const prices = [
    ['Bed shaping', 'R1 000 per hectare'],
    ['Planting', 'R2 500 per hectare'],
    ['Harvesting', 'R3 500 per hectare'],
    ['Bulb cleaning', 'R600 per ton'],
    ['Bulb grading', 'R600 per ton'],
    ['Bulb breaking/splitting', 'R500 per ton'],
    ['Seed grading', 'R450 per ton'],
    ['Seed peeling', 'R400 per ton'],
    ['Travelling', 'R5,50 per kilometre'],
  ] as const;
  for (const [service, price] of prices) {
    const row = page.getByRole('row', { name: new RegExp(`^${service}`) });
    await expect(row.getByRole('cell')).toHaveText(price);
  }
  const section = page.getByRole('region', { name: 'Services and Prices' });
  for (const words of ['Settlers', '65%', 'about R100 000', 'tons per hour', 'cured product']) {
    await expect(section).toContainText(words);
  }
});

test('the garlic page shows three varieties, four steps, four fields and four reasons', async ({
  page,
}) => {
  await page.goto('/garlic');
  const counts = [
    ['Our Varieties', 3],
    ['Growing Gallery', 4],
    ['Fields Gallery', 4],
    ['Why Choose Us', 4],
  ] as const;
  for (const [name, count] of counts) {
    await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(count);
  }
});

for (const route of routes) {
  test(`the form of ${route} says what becomes of a visitor's details`, async ({ page }) => {
    await page.goto(route);
    const contact = page.getByRole('region', { name: 'Contact Us' });
    await expect(contact.getByText('We use what you write here to answer you')).toBeVisible();
    await contact.getByText('What happens to your details').click();
    await expect(contact.getByText(/EmailJS.*outside South Africa/)).toBeVisible();
    await expect(contact.getByRole('link', { name: 'Information Regulator' })).toBeVisible();
  });
}
