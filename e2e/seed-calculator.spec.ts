import * as z from 'zod';
import { calculatorProblems } from '../content/calculator';
import {
  anyModule,
  expect,
  expectAccessible,
  expectReady,
  hold,
  saveData,
  stopClock,
  test,
} from './fixtures';
import { openCalculator, sharedText } from './seed-calculator';

// Splits this long file between the workers.
test.describe.configure({ mode: 'parallel' });

test('a number of seeds replaces the example, and gives weight and cost', async ({ page }) => {
  const { seeds, value, example, results } = await openCalculator(page);
  await expect(example).toContainText('990 m²');
  await expect(results).toHaveCount(0);
  await seeds.fill('200000');
  await expect(value('Weight of the seed')).toHaveText(
    '1 600 kg at 125 cloves per kilogram; more with heavier cloves',
  );
  await expect(value('Cost of the seed')).toHaveText(
    'R192 000 at R120 per kilogram, including any VAT',
  );
  await expect(example).toHaveCount(0);
  await expectAccessible(page, '#calculator');
});

test('the open estimate lists services for the land, and is shared', async ({ page }) => {
  const parts = await openCalculator(page, 'seeds=200000');
  const { section, estimateSummary, estimate, row, tons, kilometres, service } = parts;
  await estimateSummary.click();
  await expect(section).toContainText(
    'we confirm the price. Prices include VAT where it is charged.',
  );
  await service('Bulb cleaning').check();
  await expect(row('Bulb cleaning')).toContainText('Enter the tons to process');
  await expect(row('Travelling')).toContainText('Enter the kilometres');
  await tons.fill('2,5');
  await kilometres.fill('80');
  await expect(row('Travelling, one journey there and back')).toContainText('160 km');
  await expect(row('Services, including any VAT')).toContainText('R9 310');
  await expect(row('Total, including any VAT')).toContainText('R201 310');
  await expect(section.getByText(/^Work in two seasons .* R880 for each journey\.$/)).toBeVisible();
  await expect(kilometres).toHaveAccessibleDescription(/^We count one journey\./);
  await expect(tons).toHaveAccessibleDescription(/cured garlic as harvested.*charged on all of it/);
  expect(await sharedText(page)).toContain('; total, including any VAT: R201 310.');
  await expectAccessible(page, '#calculator');
  await tons.fill('-1');
  await expect(tons).toHaveAccessibleDescription(/^Enter zero or more\. /);
  await expect(row('Total so far, including any VAT')).toContainText('R199 810');
  for (const name of ['Bed shaping', 'Planting', 'Harvesting']) await service(name).uncheck();
  // Processing alone involves no travel: growers bring the garlic.
  await expect(kilometres).toHaveCount(0);
  await expect(row('Travelling')).toHaveCount(0);
  await service('Bulb cleaning').uncheck();
  await expect(kilometres).toHaveValue('80');
  await kilometres.fill('');
  await expect(estimate).toHaveCount(0);
  await expect(section).toContainText('Tick a service to see what it costs.');
  await estimateSummary.click();
  expect(await sharedText(page)).not.toContain('total');
});

test('a visitor corrects, steps and answers by keyboard alone', async ({ page }) => {
  const { section, seeds, mode, land, question, value, results, announcement } =
    await openCalculator(page);
  const wholeSeeds = calculatorProblems.notWhole;
  await seeds.fill('abc');
  await expect(seeds).toHaveAttribute('aria-invalid', 'true');
  await expect(seeds).toHaveAccessibleDescription(wholeSeeds);
  await expect(section.getByText(wholeSeeds)).toBeVisible();
  await expect(announcement).toHaveText('Correct the number to see the result.');
  // The next number, with its spaces, would exceed the field's length.
  await seeds.fill('12345678901234');
  await page.keyboard.press('ArrowUp');
  await expect(seeds).toHaveValue('12345678901234');
  await seeds.fill('');
  await expect(seeds).not.toHaveAttribute('aria-invalid');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(key);
  }
  await expect(seeds).toHaveValue('1');
  await mode('Land Size to Seeds').check();
  for (const [key, stepped] of [
    ['ArrowDown', '1,2'],
    ['ArrowUp', '1,3'],
  ] as const) {
    await land.fill('1,25');
    await land.press(key);
    await expect(land).toHaveValue(stepped);
  }
  await land.fill('');
  await page.keyboard.type('10,000');
  await expect(land).toHaveAccessibleDescription(/^Do you mean 10\s000 or 10,0\?/);
  await expect(results).toHaveCount(0);
  await expect(announcement).toHaveText('Choose one of the two numbers to see the result.');
  await page.keyboard.press('ArrowUp');
  await expect(land).toHaveValue('10,000');
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: '10 000' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(land).toBeFocused();
  await expect(land).toHaveValue('10\u00a0000');
  await expect(value('Seeds needed')).toContainText('200 000');
});

test('a screen reader announces a result once, after typing stops', async ({ page }) => {
  await page.clock.install();
  const { seeds, announcement } = await openCalculator(page);
  await seeds.focus();
  await expectReady(page, 'seed-calculator');
  await stopClock(page);
  const spoken = await announcement.evaluateHandle((status) => {
    const texts: string[] = [];
    const record = () => status.textContent && texts.push(status.textContent);
    new MutationObserver(record).observe(status, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    return texts;
  });
  for (const digit of '200000') {
    await seeds.press(digit);
    await page.clock.runFor(60);
  }
  expect(await spoken.jsonValue()).toEqual([]);
  await page.clock.runFor(700);
  await expect(announcement).toContainText('cloves of Pink Egyptian need 9 900 m²');
  expect(await spoken.jsonValue()).toHaveLength(1);
});

/** The style recalculation events in a Chromium trace. */
const traceShape = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      args: z.object({ elementCount: z.number().optional() }).optional(),
    }),
  ),
});

test('a key restyles the calculator alone, not the page', async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { seeds, value, announcement } = await openCalculator(page);
  await seeds.fill('2000');
  // Comes once typing has stopped, and restyles too.
  await expect(announcement).toContainText('99 m²');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await seeds.press('End');
  await seeds.press('0');
  await expect(value('Land needed')).toContainText('990 m²');
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  const restyled = traceShape
    .parse(trace)
    .traceEvents.filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0);
  const total = restyled.reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThan(20);
  expect(total, `restyled elements: ${restyled.join(' + ')}`).toBeLessThanOrEqual(150);
});

test('the printed day is South African, whatever the browser’s time', async ({ page }) => {
  await page.clock.setFixedTime('2026-12-31T22:00:00Z');
  const { section, seeds } = await openCalculator(page, 'seeds=2000');
  await expect(section.getByText('Calculated on 1 January 2027.')).toBeAttached();
  await page.clock.setFixedTime('2027-08-31T21:59:00Z');
  await seeds.fill('4000');
  await expect(section.getByText('Calculated on 31 August 2027.')).toBeAttached();
});

test('numbers typed before the calculator is ready are kept and read', async ({ page }) => {
  await saveData(page);
  const letThrough = await hold(page, anyModule);
  const { mode, seeds, land, unit, variety, value, results, question } = await openCalculator(page);
  await seeds.fill('500');
  await mode('Land Size to Seeds').check();
  await expect(seeds).toBeHidden();
  await variety.selectOption('giant-elephant');
  await unit.selectOption('hectare');
  await land.fill('10,000');
  letThrough();
  await expect(question.getByRole('button')).toHaveText(['10 000', '10,0']);
  await expect(results).toHaveCount(0);
  await expect(mode('Land Size to Seeds')).toBeChecked();
  await expect(variety).toHaveValue('giant-elephant');
  await expect(unit).toHaveValue('hectare');
  await expect(land).toBeFocused();
  await mode('Seeds to Land Size').check();
  await expect(seeds).toHaveValue('500');
  await expect(value('Land needed')).toContainText('44 m²');
});
