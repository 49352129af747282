import { openCalculator } from './calculator';
import { everyEngine, expect, expectReady, test } from './site';

test('starts with seeds to land, Pink Egyptian, an example and no result', async ({ page }) => {
  const { mode, variety, land, results, seeds, example } = await openCalculator(page);
  await expect(mode('Seeds to Land Size')).toBeChecked();
  await expect(variety).toHaveValue('pink-egyptian');
  await expect(land).toBeHidden();
  await expect(results).toHaveCount(0);
  await expect(example).toContainText('990 m²');
  await seeds.fill('5');
  await expect(results).toHaveCount(1);
  await expect(example).toHaveCount(0);
});

test('works out land, water and spacing from seeds', { tag: everyEngine }, async ({ page }) => {
  const { seeds, value } = await openCalculator(page);
  await seeds.fill('200000');
  await seeds.press('Enter');
  for (const [term, text] of [
    ['Land needed', '9 900 m² 0,9900 hectares, 2,4463 acres'],
    [
      'Seeds used',
      '200 000 1 600 kg of seed at 125 cloves per kilogram, R192 000,00 at R120 per kilogram',
    ],
    ['Plants per m²', '22,22'],
    ['Water per week', '99 000 L'],
    ['Water per month', '428 670 L'],
    ['Water per season', '1 980 000 L'],
    ['Spacing', '15 cm'],
    ['Row spacing', '30 cm'],
  ] as const) {
    await expect(value(term)).toHaveText(text);
  }
});

test('works out seeds from land', { tag: everyEngine }, async ({ page }) => {
  const { mode, variety, land, unit, value } = await openCalculator(page);
  await mode('Land Size to Seeds').check();
  await expect(unit).toHaveValue('sqm');
  await variety.selectOption('giant-elephant');
  await land.fill('0,5');
  await unit.selectOption('hectare');
  await expect(value('Seeds needed')).toHaveText('56 250');
  await unit.selectOption('acre');
  await expect(value('Seeds needed')).toHaveText('22 763');
  await expect(value('Land provided')).toHaveText('2 023 m² 0,2023 hectares, 0,5000 acres');
  await variety.selectOption('shani');
  await expect(value('Seeds needed')).toHaveText(
    '60 702 466,9 kg of seed at 130 cloves per kilogram, R63 270,16 at R135,50 per kilogram',
  );
  await variety.selectOption('white-eastern');
  await expect(value('Seeds needed')).toHaveText(
    '40 468 404,7 kg of seed at 100 cloves per kilogram',
  );
});

test('asks and is answered by keyboard alone', async ({ page }) => {
  const { mode, land, question, figure, results, announcement } = await openCalculator(page);
  await mode('Land Size to Seeds').check();
  await land.focus();
  await page.keyboard.type('10,000');
  await expect(announcement).toHaveText(
    'This can be read as 10 000 or as 10,0. Choose the one you mean:',
  );
  await expect(land).toHaveAccessibleDescription(/^This can be read as 10\s000 or as 10,0/);
  await expect(results).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(land).toHaveValue('10,000');
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: '10 000' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(land).toBeFocused();
  await expect(land).toHaveValue('10\u00a0000');
  await expect(figure('Seeds needed')).toHaveText('200 000');
});

test('says below its field what is wrong with a number, and to a screen reader', async ({
  page,
}) => {
  const { seeds, mode, land, results, announcement, section } = await openCalculator(page);
  const wholeSeeds = 'Enter a whole number of seeds in digits, such as 5 000.';
  await seeds.fill('abc');
  await expect(seeds).toHaveAttribute('aria-invalid', 'true');
  await expect(seeds).toHaveAccessibleDescription(wholeSeeds);
  await expect(announcement).toHaveText(wholeSeeds);
  const message = await section.locator('.seeds-field').getByText(wholeSeeds).boundingBox();
  const field = await seeds.boundingBox();
  expect(message && field && message.y - (field.y + field.height)).toBeLessThan(12);
  await seeds.fill('10,000');
  await expect(seeds).not.toHaveAttribute('aria-invalid');
  await expect(seeds).toHaveAccessibleDescription('');
  await expect(results).toContainText('495 m²');
  await mode('Land Size to Seeds').check();
  await land.fill('0');
  await expect(land).toHaveAccessibleDescription('Enter a number above zero.');
});

test('steps with the arrow keys, by one seed or a tenth of land', async ({ page }) => {
  const { seeds, mode, land, figure } = await openCalculator(page);
  await seeds.focus();
  await expectReady(page, 'seed-calculator');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(key);
  }
  await expect(seeds).toHaveValue('1');
  await mode('Land Size to Seeds').check();
  await land.fill('1,25');
  await land.press('ArrowDown');
  await expect(land).toHaveValue('1,2');
  await land.fill('1,25');
  await land.press('ArrowUp');
  await expect(land).toHaveValue('1,3');
  await expect(figure('Seeds needed')).toHaveText('26');
});
