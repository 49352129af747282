import { expect } from '@playwright/test';
import { partOf } from '@/lib/facts/walk';
import { thorough } from '../site';
import { test } from './editor';
import { describePhoto, photoFromPhone } from './photo-from-phone';

test.afterEach(({ editor }) => {
  expect(editor.others, 'answers of anybody else').toEqual([]);
});

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
  await phone.fill('082-123-4567');
  await editor.save();
  expect(github.read('farm')).toMatchObject({ phone: '+27 82 123 4567' });
});

test('a price that moves by more than half is asked about, once', async ({
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

test('a number that is none is refused at once, by its field', async ({ editor, github, page }) => {
  await editor.openSignedIn();
  await editor.openForm('Prices of the garlic services');
  await editor.write('Bed shaping', 'a lot');
  await page.getByRole('textbox', { name: 'Planting' }).tap();
  await expect(page.getByText('must be a number from 50 to 50000')).toBeVisible();
  expect(github.commits).toHaveLength(1);
});

test('a lot is added by its price per kilogram, marked as sold and removed', {
  tag: thorough,
}, async ({ editor, github, page }) => {
  test.slow();
  const cattle = page.getByRole('group', { name: 'Cattle for sale' });
  const choose = (field: string, name: string) =>
    editor.choose(cattle.getByRole('radiogroup', { name: field }).last(), name);
  const lot = (index: number) => partOf(partOf(github.read('for-sale'), 'cattle'), index);
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
  const price = { pricePer: 'kilogram', rand: 38.5 };
  const added = { animals: 'oxen', count: 1000, ...price, until: '2026-12-31' };
  expect(lot(9)).toEqual({ ...added, status: 'reserved' });
  await editor.openForm('For sale now');
  // As a search result of the editor does, this opens the tenth lot and scrolls there.
  await page.evaluate(() => {
    const payload = { locale: '_default', keyPath: 'cattle.9.status' };
    window.postMessage({ type: 'highlight-editor-field', payload });
  });
  await choose('Where it stands', 'Sold');
  await editor.save();
  expect(lot(9)).toEqual({ ...added, status: 'sold' });
  await editor.openForm('For sale now');
  await editor.tap(cattle.getByRole('button', { name: 'Remove' }).last());
  await editor.save();
  expect(lot(8)).toBeDefined();
  expect(lot(9)).toBeUndefined();
});

// Safari's canvas writes no WebP; a browser's own encoder is tried in from-nothing.spec.ts.
test('a photo from a phone stands upright and tells no place, with our copy of a WebP encoder', {
  tag: thorough,
}, async ({ editor, github, page }) => {
  test.slow();
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called on its canvas below
    const { convertToBlob } = OffscreenCanvas.prototype;
    OffscreenCanvas.prototype.convertToBlob = function (options) {
      return convertToBlob.call(this, options?.type === 'image/webp' ? {} : options);
    };
  });
  const photo = await photoFromPhone();
  expect(await describePhoto(photo)).toMatchObject({ width: 4000, exif: expect.anything() });
  await editor.openSignedIn();
  await editor.openForm('Photos');
  const place = 'Photo for the portrait of the owner';
  const portrait = page.getByRole('group', { name: place });
  await editor.tap(portrait.getByRole('button', { name: 'Expand' }).first());
  await editor.sendPhoto(place, photo);
  const alt = 'The owner stands at the kraal.';
  await editor.fill(portrait.getByRole('textbox', { name: 'What it shows' }), alt);
  await editor.save();
  expect(github.read('photos')).toMatchObject({ owner: { file: 'img_2034.webp', alt } });
  const saved = github.files.get('content/photos/img_2034.webp');
  expect(await describePhoto(saved ?? Buffer.of())).toEqual({
    width: 1800,
    height: 2400,
    format: 'webp',
    exif: undefined,
    isUpright: true,
  });
});
