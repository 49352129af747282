/** The specification's figures. The approved snapshots in accessibility.spec.ts accept any digits in their place. */
import { expect, test } from './fixtures';

const figures = {
  '/': ['15+ years of experience', '2 agricultural operations'],
  '/bonsmara': [
    '5 months on pasture',
    '8–12% protein in the grass',
    'about 30–40% cut in grazing units',
    'up to 50% more biomass',
  ],
  '/garlic': [
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
    'Average cost saving 65% about R100 000 per hectare',
  ],
};

test('the pages show the figures of the specification', async ({ page }) => {
  for (const [route, texts] of Object.entries(figures)) {
    await page.goto(route);
    for (const text of texts) {
      await expect(page.getByRole('main')).toContainText(text, { useInnerText: true });
    }
  }
});
