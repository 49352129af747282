import { calculator, openCalculator, sharedText } from './calculator';
import { expect, test } from './site';

test.beforeEach(async ({ page }) => {
  const { seeds } = await openCalculator(page);
  await seeds.fill('200000');
});

test('estimates the services line by line on the land just calculated', async ({ page }) => {
  const parts = calculator(page);
  const { section, estimateSummary, estimate, row, tons, kilometres, service } = parts;
  await estimateSummary.click();
  await expect(section).toContainText('This is an estimate, not a quote');
  await expect(estimate.getByRole('row')).toHaveText([
    /Service/,
    'Bed shaping0,99 haR990,00',
    'Planting0,99 haR2 475,00',
    'Harvesting0,99 haR3 465,00',
    'TotalR6 930,00',
    'Per hectareR7 000,00',
    'Seed1 600 kgR192 000,00',
    'Services and seedR198 930,00',
    'Per hectare with seedR200 939,39',
  ]);
  await service('Bulb cleaning').check();
  await tons.fill('2,5');
  await kilometres.fill('80');
  await expect(row('Bulb cleaning')).toContainText('R1 500,00');
  await expect(row('Travelling, there and back')).toContainText('160 km');
  await section.getByRole('radio', { name: 'One way' }).check();
  const total = 'R8 870,00';
  await expect(row('Total')).toContainText(total);
  expect(await sharedText(page)).toContain(`; total ${total}, R`);
  await tons.fill('1000000000');
  await expect(tons).toHaveAccessibleDescription(/^That is more than our facility can process/);
  await expect(estimate).toHaveCount(0);
  await tons.fill('1');
  await expect(estimate).toHaveCount(1);
  await kilometres.fill('-5');
  await expect(kilometres).toHaveAccessibleDescription('Enter zero or more.');
  await expect(estimate).toHaveCount(0);
});

test('a grower’s own count of cloves replaces ours while its part is open', async ({ page }) => {
  const { weightSummary, estimateSummary, cloves, weight, value, row } = calculator(page);
  await estimateSummary.click();
  await weightSummary.click();
  await cloves.fill('1,000');
  await expect(value('Seeds used')).toHaveText('200 000');
  expect(await sharedText(page)).not.toContain('kg of seed');
  await cloves.fill('100');
  await expect(weight('2 000')).toBeVisible();
  await expect(value('Seeds used')).toContainText('2 000 kg of seed at 100 cloves per kilogram');
  await expect(row('Services and seed')).toContainText('R246 930,00');
  await weightSummary.click();
  await expect(value('Seeds used')).toContainText('1 600 kg of seed at 125 cloves per kilogram');
});

test('keeps what was entered in a part that is closed and opened again', async ({ page }) => {
  const { section, estimateSummary, estimate, row, kilometres, seeds, service } = calculator(page);
  await estimateSummary.click();
  await service('Planting').uncheck();
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
  await expect(row('Total')).toContainText('R2 667,50');
});
