/** What an owner does in good faith works, and what would be false or broken does not go live. */
import { expect } from '@playwright/test';
import { dayInSouthAfrica, daysLater, formatDay } from '@/facts/days';
import { writeNumber } from '@/facts/schema/write-number';
import { thorough } from '../fixtures';
import { photo, test } from './editor-page';

const today = dayInSouthAfrica(new Date());
const lot = { count: 2, what: 'bulls', per: 'head', rand: 45_000, status: 'forSale' };
/** A list that was checked today. */
const listed = (...cattle: object[]) => ({ 'for-sale': { asOf: today, vat: 'none', cattle } });

test('a refused Save leads to each field, and names the lot', async ({ editor, github, page }) => {
  github.commitFacts(listed(lot, { ...lot, count: 8, what: 'cows', rand: 20_000 }));
  await editor.open('#for-sale');
  const items = page.getByRole('listitem');
  for (const [name, rand] of [
    ['2 bulls', '45'],
    ['8 cows', '2000000000'],
  ] as const) {
    const item = items.filter({ hasText: name });
    await editor.tap(item.getByText(name).first());
    await item.getByRole('textbox', { name: 'Price' }).fill(rand);
    await editor.tap(item.getByText(name).first());
  }
  await editor.saveRefused('Nothing is saved yet:');
  const links = editor.notice.getByRole('link');
  await expect(links).toHaveText([
    /^Cattle for sale, “2 bulls”, Price is 45, and must be a number from 500 to 2.000.000/,
    /^Cattle for sale, “8 cows”, Price is 2.000.000.000, and must be a number from 500 to 2.000.000/,
  ]);
  await expect(links.first()).toBeFocused();
  // Both lots are folded.
  for (const name of ['8 cows', '2 bulls']) await editor.tap(page.getByText(name).first());
  await links.first().press('Enter');
  await expect(editor.field('Price').first()).toBeFocused();
  await expect(editor.field('Price').first()).toBeInViewport({ ratio: 1 });
  await editor.tap(links.last());
  await expect(editor.field('Price').last()).toBeFocused();
  await expect(editor.field('Price').last()).toBeInViewport({ ratio: 1 });
});

test('prices are numbers, and hours are times', async ({ editor, github, page }) => {
  await editor.open('#prices');
  await editor.write(/^Bulb cleaning/, 'R600 per kg');
  await editor.saveRefused('is "R600 per kg", and must be the number alone: 600.');
  await editor.write(/^Bulb cleaning/, '12.500');
  await editor.saveRefused('is "12.500", and must be the number alone: 600.');
  await editor.press(writeNumber(12_500));
  await expect(editor.field(/^Bulb cleaning/)).toHaveValue(writeNumber(12_500));
  await editor.write(/^Bulb cleaning/, '650');
  await editor.save();
  expect(github.readFacts('prices')).toMatchObject({ bulbCleaning: 650 });

  await editor.openForm('Who you are');
  await editor.press('Add Hours');
  await editor.tap(page.getByRole('radio', { name: 'Monday to Friday' }));
  await page.getByLabel('From').fill('08:00');
  await page.getByLabel('Until').fill('17:00');
  await editor.save();
  expect(github.readFacts('farm')).toMatchObject({
    openingHours: [{ days: 'weekdays', opens: '08:00', closes: '17:00' }],
  });
});

test('a price with a space in it is changed digit by digit', async ({ editor, github, page }) => {
  github.commitFacts(listed(lot));
  await editor.open('#for-sale');
  await editor.tap(page.getByText('2 bulls').first());
  for (const [keys, rand] of [
    [['Backspace'], 4_500],
    [['0', '0'], 450_000],
  ] as const) {
    await editor.tap(editor.field('Price'));
    for (const key of ['End', ...keys]) await page.keyboard.press(key);
    await editor.tap(editor.field('What they are'));
    await expect(editor.field('Price')).toHaveValue(writeNumber(rand));
  }
  await editor.save();
  expect(github.readFacts('for-sale')).toMatchObject({ cattle: [{ rand: 450_000 }] });
});

test('a lot has a price once it says what that is per', async ({ editor, github, page }) => {
  github.commitFacts(listed({ ...lot, per: undefined, rand: undefined }));
  await editor.open('#for-sale');
  await editor.tap(page.getByText('2 bulls').first());
  await expect(editor.field('Price')).toHaveCount(0);
  await editor.tap(page.getByRole('radio', { name: 'Per head' }));
  await editor.write('Price', '16 500');
  await editor.save();
  expect(github.readFacts('for-sale')).toMatchObject({ cattle: [{ per: 'head', rand: 16_500 }] });
});

test('a new lot asks for the day of the list', async ({ editor, github, page }) => {
  github.commitFacts({ 'for-sale': {} });
  await editor.open('#for-sale');
  const cattle = page.getByRole('group', { name: 'Cattle for sale' });
  await editor.tap(cattle.getByRole('button', { name: 'Add Lot' }));
  await expect(cattle.getByText('Photo', { exact: true })).toHaveCount(1);
  // The first Save names the mistakes of the lot, and that of the list.
  await editor.saveRefused('Nothing is saved yet:');
  const links = editor.notice.getByRole('link');
  await expect(links.first()).toHaveText(/^Cattle for sale, Lot 1/);
  await editor.tap(links.filter({ hasText: /^Last checked is empty/ }));
  await editor.tap(page.getByRole('button', { name: 'Today' }));
});

test('a lot that is past may stay', { tag: thorough }, async ({ editor, github, page }) => {
  const until = daysLater(today, -3);
  github.commitFacts(listed({ ...lot, until }));
  await editor.open('#for-sale');
  await editor.tap(page.getByText('2 bulls').first());
  const passed = `Past since ${formatDay(daysLater(until, 1))}: not shown.`;
  await expect(page.getByText(passed)).toBeVisible();
  await editor.write('Price', '44000');
  await editor.save();
  expect(github.readFacts('for-sale')).toMatchObject({ cattle: [{ rand: 44_000, until }] });
});

test('a lot never has a photo that nobody agreed to', async ({ editor, github, page }) => {
  github.commitFacts(listed(lot));
  await editor.open('#for-sale');
  await editor.tap(page.getByText('2 bulls').first());
  const chooser = page.locator('input[type=file]').first();
  const picture = page.getByRole('button', { name: 'Set the spot' });
  const tick = page.getByLabel('Taken on our farm');
  await chooser.setInputFiles(await photo('bulls.jpg', 'brown'));
  await expect(picture).toBeVisible();
  await editor.write('What it shows', 'Two bulls stand at the gate.');
  const refusal =
    'Photo: tick that it was taken on your farm and that everyone in it agreed, or remove it.';
  await editor.saveRefused(refusal);
  await editor.tap(tick);
  await expect(tick).toBeChecked();
  // Another picture needs its own consent.
  await chooser.setInputFiles(await photo('others.jpg', 'red'));
  await expect(tick).not.toBeChecked();
  await editor.saveRefused(refusal);
  await editor.press('Remove: Photo');
  await editor.press('Remove: Photo');
  await expect(picture).toHaveCount(0);
  await editor.save();
  expect(github.readFacts('for-sale')).toEqual(listed(lot)['for-sale']);
});
