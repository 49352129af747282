import { openCalculator } from './calculator';
import { anyModule, expect, hold, saveData, test } from './site';

test('a mode chosen before hydration has its field, and keeps it', async ({ page }) => {
  await saveData(page);
  const letThrough = await hold(page, anyModule);
  const { mode, seeds, land, unit, variety, value, results } = await openCalculator(page);
  await seeds.fill('500');
  await mode('Land Size to Seeds').check();
  await expect(seeds).toBeHidden();
  await variety.selectOption('giant-elephant');
  await unit.selectOption('hectare');
  await land.fill('1');
  await expect(results).toHaveCount(0);
  letThrough();
  await expect(value('Seeds needed')).toHaveText('112 500');
  await expect(mode('Land Size to Seeds')).toBeChecked();
  await expect(variety).toHaveValue('giant-elephant');
  await expect(unit).toHaveValue('hectare');
  await expect(land).toHaveValue('1');
  await expect(land).toBeFocused();
  await mode('Seeds to Land Size').check();
  await expect(seeds).toHaveValue('500');
  await expect(value('Land needed')).toContainText('44 m²');
});

test('what was typed before hydration is asked about, or its unit taken', async ({ page }) => {
  const letThrough = await hold(page, anyModule);
  const { mode, land, unit, question, results } = await openCalculator(page);
  await mode('Land Size to Seeds').check();
  await land.fill('10,000 ha');
  letThrough();
  await expect(question.getByRole('button')).toHaveText(['10 000', '10,0']);
  await expect(unit).toHaveValue('hectare');
  await expect(results).toHaveCount(0);
});

test('a choice made before hydration counts for more than that of the link', async ({ page }) => {
  const letThrough = await hold(page, anyModule);
  const { variety, value, land } = await openCalculator(
    page,
    'variety=shani&land=1&unit=acre&ref=7',
  );
  await variety.selectOption('giant-elephant');
  letThrough();
  await expect(value('Seeds needed')).toHaveText('45 527');
  await expect(land).toHaveValue('1');
  await expect(page).toHaveURL('/garlic?ref=7&variety=giant-elephant&land=1&unit=acre#calculator');
});
