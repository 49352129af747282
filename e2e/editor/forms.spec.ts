import { expect } from '@playwright/test';
import { valueAt } from '@/lib/facts/walk';
import { thorough } from '../site';
import { test } from './editor';

test('an answer is refused in our own words until it can be read, and written in one form', async ({
  editor,
  github,
  page,
}) => {
  await editor.openSignedIn();
  await editor.openForm('Who you are and how to reach you');
  const phone = page.getByRole('textbox', { name: 'Cell number' });
  await editor.fill(phone, '082 123');
  const { x = 0, width = 0 } = (await phone.boundingBox()) ?? {};
  expect(x + width, 'the form is as wide as the phone').toBeLessThanOrEqual(360);
  await editor.saveRefused('Cell number is "082 123", and must be a South African');
  await phone.fill('058 303 1234');
  await editor.saveRefused('it is a landline');
  await phone.fill('082-123-4567');
  await editor.save();
  expect(github.read('farm')).toMatchObject({ phone: '+27 82 123 4567' });
});

test('a price that is no number is refused at once, one that moves by more than half is asked about', async ({
  editor,
  github,
  page,
}) => {
  await editor.openSignedIn();
  await editor.openForm('Prices of the garlic services');
  const price = page.getByRole('textbox', { name: 'Bed shaping, rand per hectare' });
  const answer = async (isRight: boolean) => {
    const dialog = await page.waitForEvent('dialog');
    await (isRight ? dialog.accept() : dialog.dismiss());
    return dialog.message();
  };
  await editor.fill(price, 'a lot');
  await editor.tap(page.getByRole('textbox', { name: 'Planting' }));
  await expect(page.getByText('must be a number from 50 to 50000')).toBeVisible();
  await editor.fill(price, '100');
  const no = answer(false);
  await editor.saveRefused(/Look at this again.*R100, was R1 000/);
  expect(await no).toContain('Bed shaping, rand per hectare: R100, was R1 000. Is that right?');
  await expect(price).toHaveValue('100');
  const yes = answer(true);
  await editor.save();
  await yes;
  expect(github.read('prices')).toMatchObject({ bedShaping: 100 });
});

test('a lot is added by its price per kilogram, and removed', {
  tag: thorough,
}, async ({ editor, github, page }) => {
  test.slow();
  const cattle = page.getByRole('group', { name: 'Cattle for sale' });
  const choose = (field: string, name: string) =>
    editor.choose(cattle.getByRole('radiogroup', { name: field }).last(), name);
  const lot = (index: number) => valueAt(github.read('for-sale'), ['cattle', index]);
  await editor.openSignedIn();
  await editor.openForm('For sale now');
  await expect(cattle.getByText('24 Weaners – For sale')).toBeVisible();
  const animals = cattle.getByRole('combobox', { name: 'Class' });
  await editor.tap(cattle.getByRole('button', { name: /^Add .*Lot/ }));
  await editor.tap(animals);
  await editor.tap(page.getByRole('option', { name: 'Oxen' }));
  await editor.fill(cattle.getByRole('textbox', { name: 'How many' }).last(), '1 000');
  await choose('Priced', 'Per kilogram, live');
  await choose('Where it stands', 'Reserved');
  // Rules that no single field can keep.
  await editor.saveRefused('Lot 10, Rand is empty, and must be R500 or more per head');
  const rand = cattle.getByRole('textbox', { name: 'Rand', exact: true }).last();
  await rand.pressSequentially('38,50');
  await rand.blur();
  await expect(rand).toHaveValue('38,5');
  await editor.fill(cattle.getByLabel('For sale until').last(), '2026-12-31');
  await editor.save();
  const price = { pricePer: 'kilogram', rand: 38.5, until: '2026-12-31' };
  expect(lot(9)).toEqual({ animals: 'oxen', count: 1000, ...price, status: 'reserved' });
  await editor.openForm('For sale now');
  await editor.tap(cattle.getByRole('button', { name: 'Remove' }).last());
  await editor.save();
  expect(lot(8)).toBeDefined();
  expect(lot(9)).toBeUndefined();
});
