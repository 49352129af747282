import { fieldPrices, processingPrices, travelPrice } from '../content/prices';
import { costOf, type Item } from '../lib/calculator/test-costs';
import { plainSpaces } from '../lib/testing/figures';
import { calculator, openCalculator, sharedText } from './calculator';
import { expect, test } from './site';

const [, planting] = fieldPrices;
const [bulbCleaning] = processingPrices;
const onLand = (hectares: number) => fieldPrices.map((price): Item => [hectares, price]);

test.beforeEach(async ({ page }) => {
  const { seeds } = await openCalculator(page);
  await seeds.fill('200000');
});

test('estimates the services line by line on the land just calculated', async ({ page }) => {
  const parts = calculator(page);
  const { section, estimateSummary, estimate, row, tons, kilometres, service } = parts;
  const cleaning: Item = [2.5, bulbCleaning];
  await estimateSummary.click();
  await expect(section).toContainText('This is an estimate, not a quote');
  await expect(estimate.getByRole('row')).toHaveText([
    /Service/,
    ...onLand(0.99).map((item) => `${item[1].service}0,99 ha${costOf(item)}`),
    `Total${costOf(...onLand(0.99))}`,
    `Per hectare${costOf(...onLand(1))}`,
    'Seed1 600 kgR192 000,00',
    'Services and seedR198 930,00',
    'Per hectare with seedR200 939,39',
  ]);
  await service(bulbCleaning).check();
  await tons.fill('2,5');
  await kilometres.fill('80');
  await expect(row(bulbCleaning.service)).toContainText(costOf(cleaning));
  await expect(row('Travelling, there and back')).toContainText('160 km');
  await section.getByRole('radio', { name: 'One way' }).check();
  const total = costOf(...onLand(0.99), cleaning, [80, travelPrice]);
  await expect(row('Total')).toContainText(total);
  expect(await sharedText(page)).toContain(`; total ${plainSpaces(total)}, R`);
  await tons.fill('1000000000');
  await expect(tons).toHaveAccessibleDescription(/^That is more than our facility can process/);
  await expect(estimate).toHaveCount(0);
  await tons.fill('1');
  await expect(estimate).toHaveCount(1);
  await kilometres.fill('-5');
  await expect(kilometres).toHaveAccessibleDescription('Enter zero or more.');
  await expect(estimate).toHaveCount(0);
});

test('a count of her own cloves stands in the place of ours, while its part is open', async ({
  page,
}) => {
  const { bedSummary, estimateSummary, bed, cloves, weight, value, row } = calculator(page);
  await estimateSummary.click();
  await bedSummary.click();
  await expect(bed).toHaveAccessibleName(
    'One square metre of bed, drawn to scale: plants 15 cm apart in rows 30 cm apart.',
  );
  await cloves.fill('1,000');
  await expect(value('Seeds used')).toHaveText('200 000');
  expect(await sharedText(page)).not.toContain('kg of seed');
  await cloves.fill('100');
  await expect(weight('2 000')).toBeVisible();
  await expect(value('Seeds used')).toContainText('2 000 kg of seed at 100 cloves per kilogram');
  await expect(row('Services and seed')).toContainText('R246 930,00');
  await bedSummary.click();
  await expect(value('Seeds used')).toContainText('1 600 kg of seed at 125 cloves per kilogram');
});

test('keeps what was entered in a part that is closed and opened again', async ({ page }) => {
  const { section, estimateSummary, estimate, row, kilometres, seeds } = calculator(page);
  const plantingBox = calculator(page).service(planting);
  await estimateSummary.click();
  await plantingBox.uncheck();
  await kilometres.fill('80');
  await section.getByRole('radio', { name: 'One way' }).check();
  await estimateSummary.click();
  await expect(estimate).toBeHidden();
  await expect(page).toHaveURL(/seeds=200000#calculator$/);
  await seeds.fill('');
  await expect(estimateSummary).toHaveCount(0);
  await seeds.fill('100000');
  await estimateSummary.click();
  await expect(kilometres).toHaveValue('80');
  await expect(row('Total')).toContainText(
    costOf(...onLand(0.495).filter(([, price]) => price !== planting), [80, travelPrice]),
  );
});
