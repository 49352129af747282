import { expect } from '@playwright/test';
import { thorough } from '../site';
import { readContent, test } from './desk';
import { describePhoto, photoFromPhone } from './photo-from-phone';

test.afterEach(({ desk }) => {
  expect(desk.others, 'asked of anybody else').toEqual([]);
});

test('an answer is refused in our own words until it can be read, and written in one form', async ({
  desk,
  page,
}) => {
  await desk.openFolder(readContent());
  await desk.openForm('Who you are and how to reach you');
  const phone = page.getByRole('textbox', { name: 'Cell number' });
  await desk.fill(phone, '082 123');
  const { x = 0, width = 0 } = (await phone.boundingBox()) ?? {};
  expect(x + width, 'the form is as wide as the phone').toBeLessThanOrEqual(360);
  await desk.saveRefused('Cell number is "082 123", and must be a South African');
  await desk.closeDialog();
  await phone.fill('082-123-4567');
  await desk.save();
  expect(await desk.readFacts('farm')).toMatchObject({ phone: '+27 82 123 4567' });
});

test('a price that moves by more than half is asked about, once', async ({ desk, page }) => {
  await desk.openFolder(readContent());
  await desk.openForm('Prices of the garlic services');
  const price = page.getByRole('textbox', { name: 'Bed shaping, rand per hectare' });
  const answer = (isRight: boolean) => {
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await (isRight ? dialog.accept() : dialog.dismiss());
      return dialog.message();
    });
    return asked;
  };
  await desk.fill(price, '100');
  const no = answer(false);
  await desk.saveRefused(/Look at this again\. .*R100, was R1 000/);
  await desk.closeDialog();
  expect(await no).toContain('Bed shaping, rand per hectare: R100, was R1 000. Is that right?');
  await expect(price).toHaveValue('100');
  const yes = answer(true);
  await desk.save();
  await yes;
  expect(await desk.readFacts('prices')).toMatchObject({ bedShaping: 100 });
  // A dialog that nobody waits for would be dismissed, and nothing saved.
  await desk.fill(page.getByRole('textbox', { name: 'Planting, rand per hectare' }), '2600');
  await desk.save();
  expect(await desk.readFacts('prices')).toMatchObject({ bedShaping: 100, planting: 2600 });
});

test('a lot is added by its price per kilogram, marked as sold and removed', {
  tag: thorough,
}, async ({ desk, page }) => {
  test.slow();
  const cattle = page.getByRole('group', { name: 'Cattle for sale' });
  const choose = (field: string, name: string) =>
    desk.choose(cattle.getByRole('radiogroup', { name: field }).last(), name);
  await desk.openFolder(readContent());
  await desk.openForm('For sale now');
  await expect(cattle.getByText('24 Weaners – For sale')).toBeVisible();
  const animals = cattle.getByRole('combobox', { name: 'Class' });
  // A busy machine may lose a tap.
  await expect(async () => {
    if (await animals.isHidden())
      await desk.tap(cattle.getByRole('button', { name: /^Add .*Lot/ }));
    await expect(animals).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await desk.tap(animals);
  await desk.tap(page.getByRole('option', { name: 'Oxen' }));
  await desk.fill(cattle.getByRole('textbox', { name: 'How many' }).last(), '1 000');
  await choose('Priced', 'Per kilogram, live');
  await choose('Where it stands', 'Reserved');
  // Rules that no single field can keep.
  await desk.saveRefused('Lot 10, Rand is empty, and must be R500 or more per head');
  await desk.closeDialog();
  const rand = cattle.getByRole('textbox', { name: 'Rand', exact: true }).last();
  await rand.pressSequentially('1,200');
  await desk.saveRefused('can mean 1200 or 1,2: write the one you mean');
  await rand.clear();
  await rand.pressSequentially('38,50');
  await rand.blur();
  await expect(rand).toHaveValue('38,5');
  await desk.fill(cattle.getByLabel('For sale until').last(), '2026-12-31');
  await desk.save();
  const price = { pricePer: 'kilogram', rand: 38.5 };
  const added = { animals: 'oxen', count: 1000, ...price, until: '2026-12-31' };
  expect(await desk.readFacts('for-sale', 'cattle', 9)).toEqual({ ...added, status: 'reserved' });
  await choose('Where it stands', 'Sold');
  await desk.save();
  expect(await desk.readFacts('for-sale', 'cattle', 9)).toEqual({ ...added, status: 'sold' });
  await desk.tap(cattle.getByRole('button', { name: 'Remove' }).last());
  await desk.save();
  expect(await desk.readFacts('for-sale', 'cattle', 8)).toBeDefined();
  expect(await desk.readFacts('for-sale', 'cattle', 9)).toBeUndefined();
});

// Safari's canvas writes no WebP.
for (const encoder of ['the browser’s own WebP encoder', 'our copy of a WebP encoder']) {
  const title = `a photo from a phone stands upright and tells no place, with ${encoder}`;
  test(title, { tag: thorough }, async ({ desk, page }) => {
    test.slow();
    if (encoder.startsWith('our')) {
      await page.addInitScript(() => {
        // oxlint-disable-next-line typescript/unbound-method -- called on its canvas below
        const { convertToBlob } = OffscreenCanvas.prototype;
        OffscreenCanvas.prototype.convertToBlob = function (options) {
          return convertToBlob.call(this, options?.type === 'image/webp' ? {} : options);
        };
      });
    }
    const photo = await photoFromPhone();
    expect(await describePhoto(photo)).toMatchObject({ width: 4000, exif: expect.anything() });
    await desk.openFolder(readContent());
    await desk.openForm('Photos');
    const portrait = page.getByRole('group', { name: 'Photo for the portrait of the owner' });
    await desk.sendPhoto('Photo for the portrait of the owner', photo);
    const alt = portrait.getByRole('textbox', { name: 'What it shows' });
    await alt.fill('');
    await page.getByRole('button', { name: 'Save' }).tap();
    await expect(portrait.getByText('This field is required').first()).toBeVisible();
    await desk.fill(alt, 'The owner stands at the kraal.');
    await desk.save();
    expect(await desk.readFacts('pictures')).toMatchObject({
      owner: { file: 'img_2034.webp', alt: 'The owner stands at the kraal.' },
    });
    const saved = (await desk.readFiles()).get('content/photos/img_2034.webp');
    expect(await describePhoto(saved ?? Buffer.of())).toEqual({
      width: 1800,
      height: 2400,
      format: 'webp',
      exif: undefined,
      isUpright: true,
    });
  });
}
