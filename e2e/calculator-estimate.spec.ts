import { calculator, plainSpaces } from './calculator';
import { contactForm } from './contact-form';
import { expect, test } from './site';

test.beforeEach(async ({ page }) => {
  await page.goto('/garlic');
  await calculator(page).seeds.fill('200000');
});

test('estimates the services line by line on the land just calculated', async ({ page }) => {
  const { section, estimateSummary, estimate, seeds } = calculator(page);
  await estimateSummary.click();
  await expect(section).toContainText('This is an estimate, not a quote');
  const rows = async () => (await estimate.getByRole('row').allTextContents()).map(plainSpaces);
  await expect(estimate.getByRole('row')).toHaveCount(5);
  expect((await rows()).slice(1)).toEqual([
    'Bed shaping0,99 haR990,00',
    'Planting0,99 haR2 475,00',
    'Harvesting0,99 haR3 465,00',
    'TotalR6 930,00',
  ]);
  await section.getByLabel('Bulb cleaning, R600 per ton').check();
  await section.getByLabel('Tons to process').fill('2,5');
  await section.getByLabel('Kilometres from Settlers to you').fill('80');
  await expect(estimate.getByRole('row', { name: 'Bulb cleaning' })).toContainText('R1 500,00');
  await expect(estimate.getByRole('row', { name: 'Travelling, there and back' })).toContainText(
    '160 km',
  );
  await expect(estimate.getByRole('row', { name: 'Total' })).toContainText('R9 310,00');
  await section.getByRole('radio', { name: 'One way' }).check();
  await expect(estimate.getByRole('row', { name: 'Total' })).toContainText('R8 870,00');
  await seeds.fill('100000');
  await expect(estimate.getByRole('row', { name: 'Total' })).toContainText('R5 405,00');
});

test('answers what cannot be worked out with one sentence', async ({ page }) => {
  const { section, estimateSummary, estimate } = calculator(page);
  await estimateSummary.click();
  for (const [label, typed, sentence] of [
    ['Kilometres from Settlers to you', '-5', 'Enter tons and kilometres of zero or more.'],
    ['Tons to process', '1000000000', /^That is more than our facility can process in a year/],
    ['Tons to process', '1e9', /^Enter tons and kilometres in digits/],
    ['Kilometres from Settlers to you', '99999', /^That is further than any place/],
  ] as const) {
    await test.step(`${typed} in ${label}`, async () => {
      await section.getByLabel(label).fill(typed);
      await expect(section.getByRole('status').getByText(sentence)).toBeVisible();
      await expect(estimate).toHaveCount(0);
      await section.getByLabel(label).fill('');
    });
  }
});

test('the estimate and the kilograms go along in the link and in words', async ({
  page,
  context,
}) => {
  const { section, estimateSummary, bedSummary, estimate, ask, whatsApp } = calculator(page);
  await bedSummary.click();
  await section.getByLabel('Cloves per kilogram (optional)').fill('125');
  await expect(section.getByText('1 600 kg of seed', { exact: true }).first()).toBeVisible();
  await estimateSummary.click();
  await section.getByLabel('Kilometres from Settlers to you').fill('80');
  await expect(page).toHaveURL(/cloves=125&services=bed-shaping.*&km=80&trip=return#calculator$/);
  const text = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text');
  expect(plainSpaces(text)).toContain('That is 1 600 kg of seed at 125 cloves per kilogram.');
  expect(plainSpaces(text)).toMatch(
    /an estimate and not a quote: Bed shaping R990,00, .*; total R7 810,00\./,
  );
  const other = calculator(await context.newPage());
  await other.section.page().goto(page.url());
  await expect(other.estimate.getByRole('row', { name: 'Total' })).toContainText('R7 810,00');
  await expect(other.section.getByLabel('Cloves per kilogram (optional)')).toHaveValue('125');
  await ask.click();
  await expect(contactForm(page).message).toHaveValue(/total R7\u00a0810,00\.$/);
  await estimateSummary.click();
  await expect(estimate).toBeHidden();
  await expect(page).toHaveURL(/cloves=125#calculator$/);
});

test('draws one square metre of the bed, plant by plant', async ({ page }) => {
  const { bedSummary, bed, variety, section } = calculator(page);
  await bedSummary.click();
  await expect(bed).toHaveAccessibleName(
    'One square metre of bed, drawn to scale: plants 15 cm apart in rows 30 cm apart.',
  );
  await variety.selectOption('shani');
  await expect(bed).toHaveAccessibleName(/plants 12 cm apart in rows 25 cm apart/);
  await expect(section.getByText('33,33 plants per m²')).toBeVisible();
  for (const label of ['12 cm', '25 cm', '1 m']) {
    const [text, frame] = await Promise.all([
      bed.getByText(label, { exact: true }).boundingBox(),
      bed.boundingBox(),
    ]);
    if (!text || !frame) throw new Error(`${label} is not drawn.`);
    expect(text.x).toBeGreaterThanOrEqual(frame.x);
    expect(text.y + text.height).toBeLessThanOrEqual(frame.y + frame.height + 1);
  }
});

test('works by keyboard alone', async ({ page }) => {
  const { seeds, section, results, estimate } = calculator(page);
  await expect(results).toBeVisible();
  await seeds.focus();
  for (const name of [
    'How we work it out',
    'Ask about this',
    'Share on WhatsApp',
    'Copy link',
    'Print',
  ]) {
    await page.keyboard.press('Tab');
    await expect(section.locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(estimate).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(section.getByLabel('Bed shaping, R1 000 per hectare')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(estimate.getByRole('row', { name: 'Total' })).toContainText('R5 940,00');
});

test.describe('without a connection', () => {
  // Pictures farther down the page.
  test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

  test('opens its parts without asking for anything more', async ({ page }) => {
    const { estimateSummary, estimate, bedSummary, bed, results } = calculator(page);
    await expect(results).toBeVisible();
    await page.context().setOffline(true);
    await estimateSummary.click();
    await expect(estimate).toBeVisible();
    await bedSummary.click();
    await expect(bed).toBeVisible();
  });
});

test('asks which tons, kilometres or cloves are meant, each below its own field', async ({
  page,
}) => {
  const { section, estimateSummary, bedSummary, estimate, question, whatsApp } = calculator(page);
  await estimateSummary.click();
  const kilometres = section.getByLabel('Kilometres from Settlers to you');
  await kilometres.fill('1,200');
  await expect(estimate).toHaveCount(0);
  await question.getByRole('button', { name: '1 200' }).click();
  await expect(kilometres).toHaveValue('1\u00a0200');
  await expect(kilometres).toBeFocused();
  await expect(estimate.getByRole('row', { name: 'Travelling' })).toContainText('2 400 km');
  await section.getByLabel('Bulb cleaning, R600 per ton').check();
  await section.getByLabel('Tons to process').fill('1.500 t');
  await expect(estimate).toHaveCount(0);
  await question.getByRole('button', { name: '1,5' }).click();
  await expect(estimate.getByRole('row', { name: 'Bulb cleaning' })).toContainText('1,5 tR900,00');
  await bedSummary.click();
  const cloves = section.getByLabel('Cloves per kilogram (optional)');
  await cloves.fill('1,000');
  await expect(section.getByText(/kg of seed$/)).toHaveCount(0);
  await question.getByRole('button', { name: '1 000' }).click();
  await expect(section.getByText('200 kg of seed', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/cloves=1000&.*tons=1\.5&km=1200&trip=return#calculator$/);
  await cloves.fill('1,000');
  const shared = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text');
  expect(shared).not.toContain('kg of seed');
});

test('keeps what was entered in a part that is closed and opened again', async ({ page }) => {
  const { section, estimateSummary, estimate, seeds } = calculator(page);
  await estimateSummary.click();
  await section.getByLabel('Planting, R2 500 per hectare').uncheck();
  await section.getByLabel('Kilometres from Settlers to you').fill('80');
  await section.getByRole('radio', { name: 'One way' }).check();
  await estimateSummary.click();
  await expect(estimate).toBeHidden();
  await seeds.fill('');
  await expect(estimateSummary).toHaveCount(0);
  await seeds.fill('100000');
  await estimateSummary.click();
  await expect(section.getByLabel('Planting, R2 500 per hectare')).not.toBeChecked();
  await expect(section.getByLabel('Kilometres from Settlers to you')).toHaveValue('80');
  await expect(estimate.getByRole('row', { name: 'Total' })).toContainText('R2 667,50');
});
