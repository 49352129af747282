import { expect } from '@playwright/test';
import sharp from 'sharp';
import { checkFile, factsFiles } from '@/facts/check';
import { dayInSouthAfrica, daysLater } from '@/facts/days';
import { valueAt } from '@/facts/schema/walk';
import { writeNumber } from '@/facts/schema/write-number';
import { farms } from '@/scripts/test-setup/written-farms';
import { boxOf, thorough } from '../fixtures';
import { test } from './editor-page';

const prices = 'Prices of the garlic services';
const bedShaping = 'Bed shaping';

test('a price takes three taps, and is reported live', async ({ editor, github, page }) => {
  await editor.open();
  const licences = await page.request.get('/edit/licences.txt');
  expect(await licences.text()).toMatch(/^preact [\d.]+ \(MIT\)/);
  await editor.expectList();
  // Nothing was saved on this phone.
  await expect(editor.news).toHaveCount(0);
  await editor.openForm(prices);
  await editor.write(bedShaping, '1350');
  await editor.save();
  expect(editor.taps, 'taps to change a price').toBe(3);
  expect(github.readFacts('prices')).toMatchObject({ bedShaping: 1350 });
  await expect(editor.news).toHaveText('Saved. Publishing.');
  github.live = { ...github.live, commit: github.head };
  // The list asks again when the owner returns to it.
  await editor.openForm(prices);
  await editor.tap(page.getByRole('link', { name: 'All forms' }));
  await expect(editor.news).toHaveText(/^Live: your change of \d+ \w+.* \d\d:\d\d\.$/);
});

test('a late change says so, until live', { tag: thorough }, async ({ editor, github, page }) => {
  await page.clock.install();
  await editor.open('#prices');
  await editor.write(bedShaping, '1350');
  const before = github.head;
  github.live = { ...github.live, commit: before };
  await editor.save();
  const saved = github.head;
  await page.clock.runFor('09:00');
  await expect(editor.news).toHaveText('Saved. Publishing.');
  await page.clock.runFor('02:00');
  await expect(editor.news).toHaveText(
    'Not live yet. The previous version is still online. Tell the person who looks after the site.',
  );
  github.commitFacts({ farm: farms.edited.farm });
  for (const [version, news] of [
    ['', /^Saved. We can’t tell right now whether it is online/],
    ['d'.repeat(40), /^Not live yet/],
    [before, /^Not live yet/],
    [github.head, /^Live: /],
    [saved, /^Live: /],
  ] as const) {
    github.live = { ...github.live, commit: version };
    await page.clock.runFor('01:00');
    await expect(editor.news).toHaveText(news);
  }
  // It also says so after the editor was closed.
  await editor.open();
  await expect(editor.news).toHaveText(/^Live: /);
});

test('open questions lead to a live site', { tag: thorough }, async ({ editor, github, page }) => {
  github.commitFacts({ ...farms.starting, prices: farms.needed.prices });
  await editor.open();
  await editor.tap(page.getByText('Questions before the site can go live: 6'));
  await expect(page.getByText('What is the owner’s full name?')).toBeVisible();
  await editor.tap(page.getByRole('link', { name: /Email address$/ }));
  await expect(editor.field('Email address')).toBeFocused();
  const headings = ['Who you are', 'The site cannot go live without these', 'Everything else'];
  await expect(page.getByRole('heading')).toHaveText(headings);
  const rest = await boxOf(page.getByRole('heading', { name: 'Everything else' }));
  for (const [label, isNeeded] of [
    ['What happens to enquiries', true],
    ['Experience', false],
  ] as const) {
    expect((await boxOf(editor.field(label))).top < rest.top, label).toBe(isNeeded);
  }
  const name = editor.field('Owner’s name');
  await expect(name).toHaveAccessibleDescription(/Example: Johan Voorbeeld/);
  await expect(name).toHaveValue('');
  await editor.write('Experience', '20');
  await editor.field('Email address').fill('pat@the-answered-farm.co.za');
  await editor.write('Owner’s name', 'Pat Example');
  await editor.write('Cell number', '082 111 2222');
  await editor.write('Registered name', 'The Answered Farm (Pty) Ltd 2020/000000/07');
  await editor.write('What happens to enquiries', 'We use what you write here to answer you.');
  const address = editor.field(/^Address/).first();
  await editor.tap(address);
  await address.fill('Plot 7, Vaalwater');
  await editor.save();
  expect(editor.taps, 'taps for every answer that is needed').toBeLessThanOrEqual(10);
  await expect(editor.news).toHaveText('Saved. Publishing.');
  await expect(page.getByText('Questions before the site can go live')).toHaveCount(0);
  // What the editor wrote passes the check of the build.
  for (const file of factsFiles) {
    const mistakes = checkFile(file, github.readFacts(file), { day: '2026-11-23' });
    expect(mistakes).toEqual([]);
  }
});

test('every form opens', { tag: thorough }, async ({ editor, page }) => {
  for (const file of factsFiles) {
    await editor.open(`#${file}`);
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    await editor.tap(page.getByRole('link', { name: 'All forms' }));
  }
});

test('a new lot takes few taps', { tag: thorough }, async ({ editor, github, page }) => {
  github.commitFacts({ 'for-sale': { vat: 'none' } });
  await editor.open();
  await editor.openForm('For sale now');
  await editor.tap(page.getByRole('button', { name: 'Today' }));
  const cattle = page.getByRole('group', { name: 'Cattle for sale' });
  await editor.tap(cattle.getByRole('button', { name: 'Add Lot' }));
  // Its first field has the focus.
  await page.keyboard.type('8');
  await editor.field('What they are').fill('oxen');
  await editor.tap(page.getByRole('radio', { name: 'Per head' }));
  await editor.field('Price').fill('14 000');
  // A lot on auction has no price, and the earlier one does not come back.
  await page.getByRole('radio', { name: 'On auction' }).last().check();
  await expect(editor.field('Price')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Per head' }).last().check();
  await expect(editor.field('Price')).toHaveValue('');
  await editor.write('Price', '14 500');
  // A phone's calendar: its month, its day, its button.
  const until = daysLater(dayInSouthAfrica(new Date()), 60);
  await cattle.getByLabel('For sale until').last().fill(until);
  editor.taps += 4;
  await editor.tap(page.getByRole('radio', { name: 'For sale' }));
  await editor.save();
  expect(editor.taps).toBeLessThanOrEqual(12);
  expect(valueAt(github.readFacts('for-sale'), ['cattle', 0])).toEqual({
    count: 8,
    what: 'oxen',
    per: 'head',
    rand: 14_500,
    until,
    status: 'forSale',
  });
});

test('refuses what it cannot read', async ({ editor, github }) => {
  await editor.open('#farm');
  await editor.write('Cell number', '082 123');
  await editor.saveRefused('Cell number is "082 123", and must be one South African number');
  await editor.write('Cell number', '082-123-4568');
  await editor.save();
  expect(github.readFacts('farm')).toMatchObject({ phone: '+27 82 123 4568' });

  await editor.openForm(prices);
  await editor.write(bedShaping, 'a lot');
  await editor.saveRefused('is "a lot", and must be the number alone: 600.');
  await editor.write(bedShaping, '1 350,50');
  await editor.tap(editor.field(/^Planting/));
  await expect(editor.field(bedShaping)).toHaveValue(writeNumber(1350.5));
  await editor.save();
  expect(github.readFacts('prices')).toMatchObject({ bedShaping: 1350.5 });
});

test('moves and removes items', { tag: thorough }, async ({ editor, github, page }) => {
  const names = () => {
    const varieties = valueAt(github.readFacts('varieties'), ['varieties']);
    return Array.isArray(varieties) ? varieties.map((variety) => valueAt(variety, ['name'])) : [];
  };
  const [first, second, ...rest] = names();
  await editor.open('#varieties');
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await editor.tap(item(String(second)).getByText(String(second)).first());
  await editor.tap(item(String(second)).getByRole('button', { name: 'Up' }));
  await editor.tap(item(String(first)).getByText(String(first)).first());
  const remove = item(String(first)).getByRole('button', { name: 'Remove' });
  const question = page.getByRole('dialog', { name: `Remove “${String(first)}”?` });
  const keep = question.getByRole('button', { name: 'Keep' });
  for (const answer of [() => editor.tap(keep), () => page.keyboard.press('Escape')]) {
    await editor.tap(remove);
    await expect(keep).toBeFocused();
    await answer();
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();
  }
  await editor.tap(remove);
  await editor.tap(question.getByRole('button', { name: 'Remove' }));
  await expect(page.getByRole('group', { name: 'Varieties of the calculator' })).toBeFocused();
  await editor.save();
  expect(names()).toEqual([second, ...rest]);
});

/** A photo as a phone takes it: on its side, with EXIF that says how to turn it and where it was taken. */
function photoFromPhone(): Promise<Buffer> {
  const size = { width: 4000, height: 3000, channels: 3 } as const;
  const input = { create: { ...size, width: size.width / 2, background: 'red' } };
  return sharp({ create: { ...size, background: 'blue' } })
    .composite([{ input, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '24/1 53/1 0/1' } })
    .jpeg()
    .toBuffer();
}

test('a photo is turned upright, shrunk and saved', { tag: thorough }, async ({
  editor,
  github,
  page,
}) => {
  test.slow();
  await editor.open('#photos/owner/file');
  const photo = { name: 'IMG_2034.JPG', mimeType: 'image/jpeg', buffer: await photoFromPhone() };
  const chooser = page.locator('input[type=file]').first();
  const picture = page.getByRole('button', { name: 'Set the spot' });
  /** Chooses the photo, and waits until it is shown instead of the saved one. */
  const choose = async () => {
    await chooser.setInputFiles(photo);
    const small = picture.locator('img[src^="data:image/webp"]');
    await expect(small).toBeVisible({ timeout: 20_000 });
  };
  await editor.press('Show this photo');
  await expect(picture).toBeVisible();
  const tiny = sharp({ create: { width: 500, height: 500, channels: 3, background: 'red' } }).png();
  const buffer = await tiny.toBuffer();
  await chooser.setInputFiles({ name: 'tiny.png', mimeType: 'image/png', buffer });
  await expect(editor.news).toContainText('tiny.png is only 500 pixels wide');
  await chooser.setInputFiles({ name: 'IMG.HEIC', mimeType: '', buffer: Buffer.from('ftypheic') });
  await expect(editor.news).toContainText('IMG.HEIC is a HEIC photo');
  await choose();
  await picture.tap({ position: { x: 82, y: 44 } });
  await editor.saveRefused(/does “[^”]+” describe this new photo\?/);
  const shown = await picture.locator('img').getAttribute('src');
  const newPhoto = editor.notice.getByRole('img', { name: 'The one you chose' });
  await expect(newPhoto).toHaveAttribute('src', shown ?? '');
  // A reload loses only the photo.
  await page.reload();
  await expect(page.getByText('The page reloaded, so the photo is gone.')).toBeVisible();
  await editor.saveRefused('Photo for the portrait of the owner, Photo: the page reloaded');
  await choose();
  await page.getByLabel('Taken on our farm').first().tap();
  const { width, height } = await boxOf(picture);
  await picture.tap({ position: { x: width / 4, y: height / 10 } });
  await editor.write('What it shows', 'Pat stands at the kraal.');
  await editor.save();
  const owner = valueAt(github.readFacts('photos'), ['owner']);
  expect(owner).toMatchObject({ file: expect.stringMatching(/^img-2034-\w{8}\.webp$/) });
  expect(owner).toMatchObject({ focalPoint: { x: 25, y: 10 }, takenOnTheFarm: true });
  const saved = sharp(github.read(`content/photos/${String(valueAt(owner, ['file']))}`));
  const metadata = await saved.metadata();
  expect(metadata).toMatchObject({ width: 1800, height: 2400, format: 'webp' });
  expect(metadata).not.toHaveProperty('exif');
  const halves = await saved.resize(1, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const [redAbove = 0, , , , , blueBelow = 0] = halves;
  expect(Math.min(redAbove, blueBelow)).toBeGreaterThan(200);
});
