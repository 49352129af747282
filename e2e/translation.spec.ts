import type { Page } from '@playwright/test';
import { calculator } from './calculator';
import { anyModule, expect, hold, test } from './site';
import { translatePage } from './translate-page';

/** Goes through the calculator: every figure must follow what is entered. */
async function expectToFollow(page: Page): Promise<void> {
  const own = calculator(page);
  await own.seeds.fill('5000');
  await expect(own.value('Land needed')).toContainText('248 m²');
  await own.variety.selectOption('giant-elephant');
  await own.seeds.fill('10000');
  await expect(own.value('Land needed')).toContainText('880 m²');
  await expect(own.value('Seeds used')).toHaveText('10 000');
  await expect(own.value('Row spacing')).toHaveText('40 cm');
  await expect(own.announcement).toContainText('10 000 Giant/Elephant seeds');

  await own.estimateSummary.click();
  await expect(own.estimate.getByRole('row', { name: 'Total' })).toContainText('R616,00');
  await own.bedSummary.click();
  await own.section.getByLabel('Cloves per kilogram (optional)').fill('50');
  await expect(own.section.getByText('200 kg of seed', { exact: true }).first()).toBeVisible();
  await own.variety.selectOption('shani');
  await expect(own.value('Land needed')).toContainText('330 m²');
  await expect(own.section.getByText('33,33 plants per m²')).toBeVisible();
  await expect(own.bed.getByText('12 cm', { exact: true })).toBeVisible();
  await expect(own.estimate.getByRole('row', { name: 'Total' })).toContainText('R231,00');
  await own.section.getByLabel('Kilometres from Settlers to you').fill('1,200');
  await own.question.getByRole('button', { name: '1 200' }).click();
  await expect(own.estimate.getByRole('row', { name: 'Total' })).toContainText('R13 431,00');

  await own.mode('Land Size to Seeds').check();
  await own.land.fill('2.000 ha');
  await expect(own.results).toHaveCount(0);
  await own.question.getByRole('button', { name: '2,0' }).click();
  await expect(own.value('Seeds needed')).toHaveText('600 000');
  await expect(own.section).toContainText('90% of the land is planted');
  await own.land.fill('many');
  await expect(own.announcement).toHaveText('Enter a number in digits, such as 5 000 or 2,5.');
  await expect(own.results).toHaveCount(0);
  await own.land.fill('');
  await expect(own.announcement).toHaveText('Enter a number to see the result.');
  await expect(own.example).toBeVisible();
}

test('the calculator shows no old figure on a page translated before it is hydrated', async ({
  page,
}) => {
  const letThrough = await hold(page, anyModule);
  await page.goto('/garlic');
  await translatePage(page);
  await calculator(page).seeds.fill('1');
  letThrough();
  await expectToFollow(page);
});

test('the calculator shows no old figure on a page translated after it is hydrated', async ({
  page,
}) => {
  await page.goto('/garlic');
  await calculator(page).seeds.fill('1');
  await expect(calculator(page).results).toBeVisible();
  await translatePage(page);
  await expectToFollow(page);
});
