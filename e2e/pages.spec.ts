/** What the specification names on each page, word for word; the approved snapshots have the rest. */
import { plainSpaces } from '../lib/testing/figures';
import { expect, test } from './fixtures';
import { openCalculator } from './seed-calculator';

const greeting = 'Hello%2C%20I%20would%20like%20to%20learn%20more%20about%20your%20business.';

/** By page: its texts, its links with their addresses, and how many parts of a role its sections have. */
const pages = {
  '/': {
    texts: [
      'Premium breeding',
      'Feedlot services',
      'Backgrounding and finishing',
      'Pink Egyptian',
      'White Argentinian',
      'Shani',
      'Owner & Founder',
      '15+ years of experience',
      '2 agricultural operations',
      'All rights reserved',
    ],
    links: [
      ['The cattle', '/bonsmara'],
      ['The garlic', '/garlic'],
      ['See the cattle', '/bonsmara'],
      ['See the garlic', '/garlic'],
      ['Get in Touch', '#contact'],
      ['Chat on WhatsApp', `https://wa.me/27820000000?text=${greeting}`],
    ],
    parts: [
      ['What Our Customers Say', 'figure', 3],
      ['Certifications & Awards', 'listitem', 3],
    ],
  },
  '/bonsmara': {
    texts: [
      'Premium Breeding',
      'Backgrounding Services',
      'Feedlot Finishing',
      '5 months on pasture',
      'Irene Smuts finger grass and Molopo blue buffalo grass',
      '8–12% protein in the grass',
      'High Intensity Rotational Grazing',
      'about 30–40% cut in grazing units',
      'up to 50% more biomass',
    ],
    links: [],
    parts: [
      ['Cattle Gallery', 'button', 12],
      ['Certifications & Awards', 'listitem', 4],
      ['Follow the Cattle', 'link', 2],
    ],
  },
  '/garlic': {
    texts: [
      'Bed shaping R1 000 per hectare',
      'Planting R2 500 per hectare',
      'Harvesting R3 500 per hectare',
      'Bulb cleaning R600 per ton',
      'Bulb grading R600 per ton',
      'Bulb breaking/splitting R500 per ton',
      'Seed grading R450 per ton',
      'Seed peeling R400 per ton',
      'R5,50 per kilometre',
      'central facility in Settlers: 3 tons per hour. You supply cured product.',
      'Average cost saving: 65%, about R100 000 per hectare.',
    ],
    links: [],
    parts: [
      ['Our Varieties', 'listitem', 3],
      ['Growing Gallery', 'button', 4],
      ['Fields Gallery', 'button', 4],
      ['Certifications & Awards', 'listitem', 3],
      ['Follow the Garlic', 'link', 2],
      ['Why Choose Us', 'listitem', 4],
    ],
  },
} as const;

for (const [route, { texts, links, parts }] of Object.entries(pages)) {
  test(`${route} has what the specification names`, async ({ page }) => {
    await page.goto(route);
    const text = plainSpaces(await page.locator('body').innerText()).replace(/\u2060/g, '');
    for (const each of texts) expect(text.replace(/\s+/g, ' ')).toContain(each);
    for (const [name, address] of links) {
      await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', address);
    }
    for (const [section, role, count] of parts) {
      await expect(page.getByRole('region', { name: section }).getByRole(role)).toHaveCount(count);
    }
  });
}

test('the calculator offers five varieties, each with its stock', async ({ page }) => {
  const { variety, unit } = await openCalculator(page);
  const options = variety.getByRole('option');
  await expect(options).toHaveText([
    'Pink Egyptian Seeds, Popular',
    'White Egyptian, LIMITED STOCK',
    'Shani, LIMITED STOCK',
    'White Eastern, LIMITED STOCK',
    'Giant/Elephant Seeds, Available',
  ]);
  const keys = ['pink-egyptian', 'white-egyptian', 'shani', 'white-eastern', 'giant-elephant'];
  const valuesOf = (all: Element[]) => all.map((option) => option.getAttribute('value'));
  expect(await options.evaluateAll(valuesOf)).toEqual(keys);
  await expect(variety).toHaveValue('pink-egyptian');
  expect(await unit.getByRole('option', { includeHidden: true }).evaluateAll(valuesOf)).toEqual([
    'sqm',
    'hectare',
    'acre',
  ]);
});
