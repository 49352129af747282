import { expect } from '@playwright/test';
import { readContent, test } from './desk';
import { describePhoto, photoFromPhone } from './photo-from-phone';

test.afterEach(({ desk }) => {
  expect(desk.others, 'asked of anybody else').toEqual([]);
});

test('a price is changed and saved in three taps', async ({ desk, page }) => {
  await desk.openFolder(readContent());
  await desk.openForm('Prices of the garlic services');
  const price = page.getByRole('spinbutton', { name: 'Bed shaping, rand per hectare' });
  await desk.fill(price, '1350');
  await desk.save();
  expect(desk.taps).toBe(3);
  const facts = await desk.readFacts('prices');
  expect(facts).toMatchObject({ bedShaping: 1350, planting: 2750, travelling: 6.25 });
});

test('an answer is refused in our own words until it is right', async ({ desk, page }) => {
  await desk.openFolder(readContent());
  await desk.openForm('Who you are and how to reach you');
  const phone = page.getByRole('textbox', { name: 'Cell number' });
  await desk.fill(phone, '082 123 4567');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('must read like +27 82 123 4567').first()).toBeVisible();
  await phone.fill('+27 82 123 4567');
  await desk.save();
  expect(await desk.readFacts('farm')).toMatchObject({ phone: '+27 82 123 4567' });
});

const additions = [
  {
    what: 'a certificate',
    form: 'Certificates and awards',
    file: 'certificates',
    group: 'Of the garlic',
    words: { 'Title, as on the paper': 'New Award', 'From whom': 'New Society', Year: '2026' },
    numbers: {},
    expected: { title: 'New Award', issuer: 'New Society', year: '2026' },
    list: (facts: unknown) => Object(facts).garlic.list,
  },
  {
    what: 'a testimonial',
    form: 'What customers say',
    file: 'testimonials',
    group: 'Confirmed',
    words: {
      Name: 'New Customer',
      'What they do': 'Bonsmara breeder, Vaalwater',
      'What they said, word for word': 'Good bulls.',
      'Who agreed that we print it, and how': 'Herself, by WhatsApp',
    },
    day: '2026-03-31',
    numbers: { 'Stars, 0 to 5': '5' },
    expected: { name: 'New Customer', rating: 5, agreedOn: '2026-03-31' },
    list: (facts: unknown) => Object(facts).list,
  },
  {
    what: 'a variety',
    form: 'Garlic varieties',
    file: 'varieties',
    group: 'Varieties of the calculator',
    words: { Name: 'New Variety', Stock: 'LIMITED STOCK' },
    numbers: { 'Between plants in a row': '12', 'Between rows': '25' },
    expected: { name: 'New Variety', plantSpacingCm: 12, rowSpacingCm: 25 },
    list: (facts: unknown) => Object(facts).varieties,
  },
];

for (const { what, form, file, group, words, numbers, day, expected, list } of additions) {
  test(`${what} is added and removed`, async ({ desk, page }) => {
    await desk.openFolder(readContent());
    await desk.openForm(form);
    const before: unknown[] = list(await desk.readFacts(file));
    const items = page.getByRole('group', { name: group });
    await desk.tap(items.getByRole('button', { name: /^Add/ }));
    for (const [name, value] of Object.entries(words)) {
      await desk.fill(items.getByRole('textbox', { name }).last(), value);
    }
    for (const [name, value] of Object.entries(numbers)) {
      await desk.fill(items.getByRole('spinbutton', { name }).last(), value);
    }
    if (day) await desk.fill(items.getByLabel('When they agreed').last(), day);
    await desk.save();
    const added: unknown[] = list(await desk.readFacts(file));
    expect(added).toEqual([...before, expect.objectContaining(expected)]);

    await desk.tap(items.getByRole('button', { name: 'Remove' }).last());
    await desk.save();
    expect(list(await desk.readFacts(file))).toEqual(before);
  });
}

// Safari's canvas writes no WebP.
for (const encoder of ['the browser’s own WebP encoder', 'our copy of a WebP encoder']) {
  test(`a photo from a phone stands upright and tells no place, with ${encoder}`, async ({
    desk,
    page,
  }) => {
    test.slow();
    if (encoder.startsWith('our')) {
      await page.addInitScript(() => {
        const canvas = OffscreenCanvas.prototype;
        const encode = Object.getOwnPropertyDescriptor(canvas, 'convertToBlob')?.value;
        canvas.convertToBlob = function (options) {
          return encode.call(this, options?.type === 'image/webp' ? {} : options);
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
    const saved = await describePhoto(await desk.readFile('content/photos/img_2034.webp'));
    expect(saved).toEqual({
      width: 1800,
      height: 2400,
      format: 'webp',
      exif: undefined,
      isUpright: true,
    });
  });
}
