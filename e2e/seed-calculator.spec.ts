import { calculator, plainSpaces } from './calculator';
import { everyEngine, expect, test } from './site';

test.beforeEach(async ({ page }) => {
  await page.goto('/garlic');
});

test('starts with seeds to land, Pink Egyptian and no result', async ({ page }) => {
  const { section, results, mode, variety, land } = calculator(page);
  await expect(mode('Seeds to Land Size')).toBeChecked();
  await expect(variety).toHaveValue('pink-egyptian');
  await expect(variety.locator('option')).toHaveText([
    'Pink Egyptian Seeds, Popular',
    'White Egyptian, LIMITED STOCK',
    'Shani, LIMITED STOCK',
    'White Eastern, LIMITED STOCK',
    'Giant/Elephant Seeds, Available',
  ]);
  await expect(land).toBeHidden();
  await expect(results).toHaveCount(0);
  await expect(section).toBeVisible();
});

test('works out land, water and spacing from seeds', { tag: everyEngine }, async ({ page }) => {
  const { seeds, value } = calculator(page);
  await seeds.fill('200000');
  await expect(value('Land needed')).toHaveText('9 900 m² 0,9900 hectares, 2,4463 acres');
  const rows = [
    ['Seeds used', '200 000'],
    ['Plants per m²', '22,22'],
    ['Water per week', '99 000 L'],
    ['Water per month', '428 670 L'],
    ['Water per season', '1 980 000 L'],
    ['Spacing', '15 cm'],
    ['Row spacing', '30 cm'],
  ] as const;
  for (const [term, text] of rows) await expect(value(term)).toHaveText(text);
});

test('works out seeds from land in every unit', { tag: everyEngine }, async ({ page }) => {
  const { mode, variety, land, unit, value } = calculator(page);
  await mode('Land Size to Seeds').check();
  await expect(unit).toHaveValue('sqm');
  await variety.selectOption('giant-elephant');
  await land.fill('1');
  await unit.selectOption('hectare');
  await expect(value('Seeds needed')).toHaveText('112 500');
  await expect(value('Land provided')).toHaveText('10 000 m² 1,0000 hectares, 2,4711 acres');
  await unit.selectOption('acre');
  await expect(value('Seeds needed')).toHaveText('45 527');
  await unit.selectOption('sqm');
  await expect(value('Seeds needed')).toHaveText('11');
  await variety.selectOption('shani');
  await expect(value('Seeds needed')).toHaveText('30');
});

for (const half of ['0,5', '0.5']) {
  test(`reads ${half} as a half`, async ({ page }) => {
    const { mode, land, unit, value } = calculator(page);
    await mode('Land Size to Seeds').check();
    await unit.selectOption('hectare');
    await land.fill(half);
    await expect(value('Land provided')).toHaveText('5 000 m² 0,5000 hectares, 1,2355 acres');
  });
}

test('shows no result for what is no number of seeds', async ({ page }) => {
  const { section, results, seeds } = calculator(page);
  for (const typed of ['', '0', '-5', '1.5', 'many', '1e30', '9'.repeat(60)]) {
    await test.step(JSON.stringify(typed), async () => {
      await seeds.fill('10');
      await expect(results).toHaveCount(1);
      await seeds.fill(typed);
      await expect(results).toHaveCount(0);
      await expect(section.locator('output')).toHaveText(/^(Enter|That is) .*\.$/);
      await expect(section).not.toContainText(/NaN|Infinity|e\+/);
    });
  }
});

test('shows no result for what is no size of land', async ({ page }) => {
  const { results, mode, land } = calculator(page);
  await mode('Land Size to Seeds').check();
  for (const typed of ['', '0', '-1', '0,09', 'land', '9'.repeat(60)]) {
    await test.step(JSON.stringify(typed), async () => {
      await land.fill('0,1');
      await expect(results).toHaveCount(1);
      await land.fill(typed);
      await expect(results).toHaveCount(0);
    });
  }
});

test('keeps the result when Enter is pressed', async ({ page }) => {
  const { seeds, results } = calculator(page);
  await seeds.fill('10');
  await seeds.press('Enter');
  await expect(page).toHaveURL('/garlic');
  await expect(results).toHaveCount(1);
});

for (const [typed, whole, small, wholeLand, smallLand] of [
  ['10,000', '10 000', '10,0', '100 000 000 m²', '100 000 m²'],
  ['1.000 ha', '1 000', '1,0', '10 000 000 m²', '10 000 m²'],
] as const) {
  test(`never guesses which number ${typed} is`, async ({ page }) => {
    const { mode, land, unit, question, results, announcement, value } = calculator(page);
    await mode('Land Size to Seeds').check();
    await unit.selectOption('hectare');
    await land.fill('5');
    await expect(results).toHaveCount(1);
    await land.fill(typed);
    await expect(results).toHaveCount(0);
    await expect(question.getByRole('button')).toHaveText([whole, small]);
    await expect(announcement).toHaveText(
      `This can be read as ${whole} or as ${small}. Choose the one you mean:`,
    );
    await question.getByRole('button', { name: whole }).click();
    await expect(value('Land provided')).toContainText(wholeLand);
    await expect(land).toHaveValue(whole.replaceAll(' ', '\u00a0'));
    await expect(question).toHaveCount(0);
    await land.fill(typed);
    await question.getByRole('button', { name: small }).click();
    await expect(value('Land provided')).toContainText(smallLand);
    await expect(land).toHaveValue(small);
  });
}

test('asks and is answered by keyboard alone', async ({ page }) => {
  const { seeds, question, value } = calculator(page);
  await seeds.focus();
  await page.keyboard.type('10,000');
  await expect(question).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(seeds).toHaveValue('10,000');
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: '10 000' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(seeds).toBeFocused();
  await expect(seeds).toHaveValue('10\u00a0000');
  await expect(value('Land needed')).toContainText('495 m²');
});

test('takes a unit typed behind the land, until another is chosen', async ({ page }) => {
  const { mode, land, unit, value, announcement } = calculator(page);
  await mode('Land Size to Seeds').check();
  await land.fill('1 ha');
  await expect(unit).toHaveValue('hectare');
  await expect(value('Land provided')).toContainText('10 000 m²');
  await unit.selectOption('acre');
  await expect(land).toHaveValue('1');
  await expect(value('Land provided')).toContainText('4 047 m²');
  await land.fill('1 kg');
  await expect(announcement).toHaveText('Enter the number alone, without “kg”.');
});

test('shows an example, worked out, until there is a result', async ({ page }) => {
  const { seeds, example, results } = calculator(page);
  const rows = (await example.getByRole('row').allTextContents()).map(plainSpaces);
  expect(rows).toEqual([
    'At 15 × 30 cmLand',
    '20 000 plants900 m²',
    '10% for pathways90 m²',
    'Together990 m²',
  ]);
  await seeds.fill('5');
  await expect(results).toHaveCount(1);
  await expect(example).toHaveCount(0);
});
