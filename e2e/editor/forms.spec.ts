import { expect } from '@playwright/test';
import sharp from 'sharp';
import { valueAt } from '@/lib/facts/walk';
import { boxOf } from '../site';
import { test } from './editor';
import { describePhoto, photoFromPhone } from './photo-from-phone';

test('an answer is refused in our own words until it can be read, and written in one form', async ({
  editor,
  github,
  page,
}) => {
  await editor.openSignedIn();
  await editor.openForm('Who you are');
  await editor.write('Cell number', '082 123');
  await editor.saveRefused('Cell number is "082 123", and must be a South African');
  await editor.tap(page.getByRole('button', { name: /Cell number is/ }));
  await expect(editor.field('Cell number')).toBeFocused();
  await editor.write('Cell number', '058 303 1234');
  await editor.saveRefused('it is a landline');
  await editor.write('Cell number', '082-123-4567');
  await editor.save();
  expect(github.readFacts('farm')).toMatchObject({ phone: '+27 82 123 4567' });
});

test('a price that is no number is refused at once, one that moves by more than half is asked about', async ({
  editor,
  github,
  page,
}) => {
  const bedShaping = 'Bed shaping, rand per hectare';
  await editor.openSignedIn('#prices');
  await editor.write(bedShaping, 'a lot');
  await editor.tap(editor.field(/^Planting/));
  await expect(editor.notice).toHaveText(
    'must be a number from 50 to 50000, with no more than 2 digits after the comma',
  );
  await editor.write(bedShaping, '1 350,50');
  await editor.tap(editor.field(/^Planting/));
  await expect(editor.field(bedShaping)).toHaveValue('1350,5');
  await editor.write(bedShaping, '100');
  await editor.saveRefused('Bed shaping, rand per hectare: R100, was R1 000. Is that right?');
  expect(github.readFacts('prices')).toMatchObject({ bedShaping: 1000 });
  // Another amount is another question.
  await editor.write(bedShaping, '120');
  await editor.saveRefused('R120, was R1 000');
  await editor.save();
  expect(github.readFacts('prices')).toMatchObject({ bedShaping: 120 });
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('items of a list are added, moved and taken off', async ({ editor, github, page }) => {
  const names = () => {
    const varieties = valueAt(github.readFacts('varieties'), ['varieties']);
    return Array.isArray(varieties) ? varieties.map((variety) => valueAt(variety, ['name'])) : [];
  };
  const [first, second, ...rest] = names();
  await editor.openSignedIn('#varieties');
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await editor.tap(item(String(second)).getByText(String(second)));
  await editor.tap(item(String(second)).getByRole('button', { name: 'Up' }));
  await editor.press('Add Variety');
  await expect(editor.field('Name').last()).toBeFocused();
  await editor.write('Name', 'Early Rose');
  await editor.saveRefused(`Variety ${rest.length + 3}, Stock is empty: fill it in.`);
  await editor.tap(item('Early Rose').getByRole('button', { name: 'Take off' }));
  await editor.save();
  expect(names()).toEqual([second, first, ...rest]);
});

test('a photo is turned upright, made small and saved with its spot and its form', async ({
  editor,
  github,
  page,
}) => {
  test.slow();
  await editor.openSignedIn('#photos/owner/file');
  const photo = { name: 'IMG_2034.JPG', mimeType: 'image/jpeg', buffer: await photoFromPhone() };
  const chooser = page.locator('input[type=file]').first();
  const picture = page.getByRole('button', { name: 'Set the spot' });
  const choose = async () => {
    await chooser.setInputFiles(photo);
    await expect(page.getByText('made smaller')).toBeVisible();
    await expect(page.getByText('made smaller')).toBeHidden({ timeout: 20_000 });
  };
  await editor.press('Show this photo');
  await expect(picture).toBeVisible();
  const tiny = await sharp({ create: { width: 500, height: 500, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await chooser.setInputFiles({ name: 'tiny.png', mimeType: 'image/png', buffer: tiny });
  await expect(editor.notice).toContainText('tiny.png is only 500 pixels wide');
  await chooser.setInputFiles({ name: 'IMG.HEIC', mimeType: '', buffer: Buffer.from('ftypheic') });
  await expect(editor.notice).toContainText('IMG.HEIC is a HEIC photo');
  await choose();
  await picture.tap({ position: { x: 82, y: 44 } });
  await picture.press('ArrowDown');
  await editor.saveRefused('it is another photo with the words of the old one');
  // A photo is gone with its tab, and nothing else is.
  await page.reload();
  await expect(page.getByText(/^img-2034-.* was not saved: choose it again/)).toBeVisible();
  await editor.saveRefused('choose it again');
  await choose();
  const { width, height } = await boxOf(picture);
  await picture.tap({ position: { x: width / 4, y: height / 10 } });
  await editor.write('What it shows', 'Pat stands at the kraal.');
  await editor.save();
  const owner = valueAt(github.readFacts('photos'), ['owner']);
  expect(owner).toMatchObject({ file: expect.stringMatching(/^img-2034-\w{8}\.webp$/) });
  expect(owner).toMatchObject({ focalPoint: { x: 25, y: 10 } });
  const content = github.contents.get(`content/photos/${String(valueAt(owner, ['file']))}`);
  expect(await describePhoto(content ?? Buffer.of())).toEqual({
    width: 1800,
    height: 2400,
    format: 'webp',
    exif: undefined,
    isUpright: true,
  });
});
