import { openCalculator, sharedText } from './calculator';
import { expect, test } from './site';

test('opens the estimate: services line by line on the land just calculated', async ({ page }) => {
  const parts = await openCalculator(page);
  const { section, seeds, estimateSummary, estimate, row, tons, kilometres, service } = parts;
  await seeds.fill('200000');
  await estimateSummary.click();
  await expect(section).toContainText('This is an estimate, not a quote');
  await expect(estimate.getByRole('row')).toHaveText([
    /Service/,
    'Bed shaping0,99 haR990,00',
    'Planting0,99 haR2 475,00',
    'Harvesting0,99 haR3 465,00',
    'TotalR6 930,00',
    'Seed1 600 kgR192 000,00',
    'Services and seedR198 930,00',
  ]);
  await service('Bulb cleaning').check();
  await tons.fill('2,5');
  await kilometres.fill('80');
  await expect(row('Bulb cleaning')).toContainText('R1 500,00');
  await expect(row('Travelling, there and back')).toContainText('160 km');
  await expect(row('Total')).toContainText('R9 310,00');
  expect(await sharedText(page)).toContain('; total R9 310,00.');
  await tons.fill('-1');
  await expect(tons).toHaveAccessibleDescription('Enter zero or more.');
  await expect(estimate).toHaveCount(0);
  await tons.fill('1');
  await estimateSummary.click();
  await expect(estimate).toBeHidden();
  await expect(page).toHaveURL(/seeds=200000#calculator$/);
  expect(await sharedText(page)).not.toContain('total');
});
