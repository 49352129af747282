/** An owner's journeys: each reviews its changes, and publishes nothing else. */
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { checkAnswers, factsFiles } from '@/facts/check';
import { factsSchema } from '@/facts/schema/files';
import { varietiesSchema } from '@/facts/schema/varieties';
import { valueAt } from '@/facts/schema/walk';
import { farms } from '@/scripts/test-setup/written-farms';
import { dayInSouthAfrica, daysLater } from '@/text/days';
import { writeNumber } from '@/text/write-number';
import { boxOf, thorough } from '../fixtures';
import { photo, test } from './editor-page';

test.describe.configure({ mode: 'parallel' });

const prices = 'Prices of the garlic services';
const planting = 'Planting';
const today = dayInSouthAfrica(new Date());
const lot = { count: 2, what: 'bulls', per: 'head', rand: 45_000, status: 'forSale' };
/** A sale list last checked a week ago. */
const listed = (...cattle: object[]) => ({
  'for-sale': { asOf: daysLater(today, -7), vatOnCattle: 'none', cattle },
});

test('a price takes four taps, and is reported live', async ({ editor, github, page }) => {
  await editor.open();
  const licences = await page.request.get('/edit/licences.txt');
  expect(await licences.text()).toMatch(/^preact [\d.]+ \(MIT\)/);
  await editor.expectList();
  // This phone has not saved anything yet.
  await expect(editor.news).toHaveCount(0);
  await editor.openForm(prices);
  await editor.write(planting, '2 650,50');
  const shown = await editor.review();
  expect(shown).toMatch(/Planting\s+Was:\s+2.500 rand per hectare\s+Will be:\s+2.650,5 rand/);
  await editor.publish();
  expect(editor.taps, 'taps to change a price').toBe(4);
  expect(github.readFacts('prices')).toMatchObject({ plantingRandPerHectare: 2650.5 });
  expect(github.message).toBe('Change prices\n\nSaved by owner@farm.example');
  await expect(editor.news).toHaveText('Saved. Publishing.');
  await expect(page.getByText(`${prices}: Planting`)).toBeVisible();
  github.live = { ...github.live, commit: github.head };
  // The home screen reads `main` again when the owner returns to it.
  await editor.openForm(prices);
  await editor.tap(page.getByRole('link', { name: 'All forms' }));
  await expect(editor.news).toHaveText(/^Live: your change of \d+ \w+ \d{4}\.$/);
  await editor.tap(page.getByRole('link', { name: 'The handbook' }));
  await expect(page.getByText('Whom to call')).toBeVisible();
});

test('a second tap on Save publishes nothing', async ({ editor, github, page }) => {
  const commits = github.commits.length;
  await editor.open('#prices');
  await editor.write(planting, '25000');
  // “Put it online” ignores taps in its first second, wherever a double tap on Save lands.
  await page.evaluate(() => {
    let begun = 0;
    new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>('.decide .main');
      const isGuarded = button?.getAttribute('aria-disabled') === 'true';
      if (isGuarded && begun === 0) begun = performance.now();
      if (isGuarded) button.click();
      else if (button) document.body.dataset.guarded ??= String(performance.now() - begun);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  for (const milliseconds of [100, 300, 700, 1000, 1500, 2000]) {
    const { left, top, width, height } = await boxOf(page.getByRole('button', { name: 'Save' }));
    const place = [left + width / 2, top + height / 2] as const;
    await page.touchscreen.tap(...place);
    await page.evaluate(
      (wait) => new Promise((resolve) => setTimeout(resolve, wait)),
      milliseconds,
    );
    await page.touchscreen.tap(...place);
    await expect(page.getByRole('heading', { name: 'This will change' })).toBeVisible();
    await page.keyboard.press('Enter');
    await editor.press('Back');
    await expect(editor.field(planting)).toHaveValue(writeNumber(25_000));
  }
  expect(Number(await page.locator('body').getAttribute('data-guarded'))).toBeGreaterThan(950);
  expect(github.commits).toHaveLength(commits);
});

test('the last change is undone, and a preview’s example comes back', async ({
  editor,
  github,
  page,
}) => {
  const undo = page.getByRole('link', { name: 'Undo my last change' });
  github.commitFacts(farms.starting);
  github.live = { ...github.live, isPreview: true };
  await editor.open('#terms');
  await editor.write('Restaurants and kitchens', 'From 5 kg a week, by courier.');
  await editor.save();
  expect(github.readFacts('terms')).toEqual({ kitchens: 'From 5 kg a week, by courier.' });
  github.failure = { at: /facts/, how: 'offline' };
  await editor.tap(undo);
  await expect(editor.notice).toContainText('The phone has no connection');
  github.failure = undefined;
  await editor.press('Try again');
  await editor.publish();
  expect(github.readFacts('terms')).toEqual({});
  await expect(page.getByRole('link', { name: 'Terms Empty' })).toBeVisible();

  await editor.openForm(prices);
  await editor.write(planting, '2600');
  await editor.save();
  github.commitFacts({
    prices: {
      ...farms.starting.prices,
      plantingRandPerHectare: 2600,
      bedShapingRandPerHectare: 1100,
    },
  });
  await editor.tap(undo);
  await expect(page.getByRole('heading', { name: 'This will be undone' })).toBeFocused();
  await expect(page.getByText(/Now:.*2.600.*Again:.*2.500/s).last()).toBeVisible();
  await editor.publish();
  expect(github.readFacts('prices')).toMatchObject({
    plantingRandPerHectare: 2500,
    bedShapingRandPerHectare: 1100,
  });
});

test('a field changed on two phones must be chosen, whole', { tag: thorough }, async ({
  editor,
  github,
  page,
}) => {
  const { prices: base } = farms.edited;
  await editor.open('#prices');
  await editor.write(planting, '2600');
  github.commitFacts({ prices: { ...base, bedShapingRandPerHectare: 1350 } });
  // A reopened draft keeps the version that it started from.
  await page.reload();
  await editor.review();
  // If the reviewed field changes on `main` meanwhile, the editor asks again; other changes are merged silently.
  github.commitFacts({ prices: { ...base, bedShapingRandPerHectare: 1400 } });
  await editor.publish();
  expect(github.readFacts('prices')).toMatchObject({
    bedShapingRandPerHectare: 1400,
    plantingRandPerHectare: 2600,
  });

  await editor.openForm(prices);
  await editor.write(planting, '2700');
  await editor.review();
  github.commitFacts({
    prices: { ...base, bedShapingRandPerHectare: 1400, plantingRandPerHectare: 2650 },
  });
  await editor.press('Put it online');
  await expect(page.getByRole('heading', { name: 'Somebody else' })).toBeFocused();
  const shown = await page.getByRole('main').innerText();
  expect(shown).toMatch(/Planting\s+Theirs:\s+2.650 rand per hectare.*Yours:\s+2.700 rand/s);
  await editor.press('Keep mine');
  await expect(page.getByText(/Was:.*2.650.*Will be:.*2.700/s).last()).toBeVisible();
  await editor.publish();
  expect(github.readFacts('prices')).toMatchObject({
    bedShapingRandPerHectare: 1400,
    plantingRandPerHectare: 2700,
  });
  expect(github.commits).toHaveLength(7);
});

test('one phone sells a lot while another adds one', { tag: thorough }, async ({
  editor,
  github,
  page,
}) => {
  github.commitFacts(listed(lot));
  await editor.open('#for-sale');
  await editor.tap(page.getByRole('radio', { name: 'Sold' }));
  github.commitFacts(listed(lot, { ...lot, count: 8, what: 'cows', rand: 20_000 }));
  await editor.press('Save');
  const theirs = page
    .getByText(/“8 cows”.*Theirs alone:.*20.000 rand.*“2 bulls”.*Yours:\s+Sold/s)
    .last();
  await expect(theirs).toBeVisible();
  await editor.press('Use theirs');
  await editor.publish();
  const cattle = [{ status: 'forSale' }, { count: 8 }];
  expect(github.readFacts('for-sale')).toMatchObject({ asOf: today, cattle });

  await editor.openForm('For sale now');
  await editor.tap(page.getByRole('radio', { name: 'Sold' }).first());
  expect(await editor.review()).toMatch(/“2 bulls”\s+Status\s+Was:\s+For sale\s+Will be:\s+Sold/);
  await editor.publish();
  expect(github.readFacts('for-sale')).toMatchObject({ cattle: [{ status: 'sold' }, {}] });
});

test('a saved list counts as checked, unless the owner says no', { tag: thorough }, async ({
  editor,
  github,
  page,
}) => {
  const before = listed(lot, { ...lot, what: 'oxen' });
  github.commitFacts(before);
  for (const [rand, isChecked] of [
    [44_000, false],
    [43_000, true],
  ] as const) {
    await editor.open('#for-sale');
    await editor.tap(page.getByText('2 bulls').first());
    await editor.write('Price', String(rand));
    expect(await editor.review()).toContain('You have checked all 2 lots today.');
    if (!isChecked) {
      await editor.press('No, leave the day');
      await expect(page.getByText('You have checked')).toHaveCount(0);
    }
    await editor.publish();
    const asOf = isChecked ? today : before['for-sale'].asOf;
    expect(github.readFacts('for-sale')).toMatchObject({ asOf, cattle: [{}, { what: 'oxen' }] });
  }
});

test('a new lot takes few taps', { tag: thorough }, async ({ editor, github, page }) => {
  github.commitFacts({ 'for-sale': { vatOnCattle: 'none' } });
  await editor.open();
  await editor.openForm('For sale now');
  await editor.press('Add to “Cattle for sale”');
  await expect(page.getByText('Needed: What they are, Priced and Status.')).toBeVisible();
  // One control below the lot's name, whether folded or not.
  const status = page.getByRole('radiogroup', { name: 'Status' });
  await expect(status).toHaveCount(1);
  expect((await boxOf(status)).top).toBeLessThan((await boxOf(editor.field('How many'))).top);
  // The new lot's first field has the focus.
  await page.keyboard.type('8');
  await editor.field('What they are').fill('oxen');
  await editor.tap(page.getByRole('radio', { name: 'Per head' }));
  await editor.field('Price').fill('14 000');
  // A lot on auction has no price, and the old price does not come back later.
  await page.getByRole('radio', { name: 'On auction' }).check();
  await expect(editor.field('Price')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Per head' }).check();
  await editor.write('Price', '14 500');
  await editor.tap(page.getByRole('radio', { name: 'For sale' }));
  await editor.save();
  expect(editor.taps).toBeLessThanOrEqual(7);
  const saved = { count: 8, what: 'oxen', per: 'head', rand: 14_500, status: 'forSale' };
  expect(github.readFacts('for-sale')).toEqual({
    asOf: today,
    vatOnCattle: 'none',
    cattle: [saved],
  });
});

test('updates replace a page translator’s text', { tag: thorough }, async ({
  editor,
  github,
  page,
}) => {
  github.commitFacts(listed(lot));
  await editor.open('#for-sale');
  await editor.tap(page.getByText('2 bulls').first());
  await page.evaluate(() => {
    for (const text of document.querySelectorAll('summary span, button span, .hint')) {
      const font = document.createElement('font');
      font.textContent = `Vertaal: ${text.textContent}`;
      text.replaceChildren(font);
    }
  });
  await editor.write('How many', '3');
  await expect(page.getByText('3 bulls').first()).toBeVisible();
  await expect(page.getByText('2 bulls')).toHaveCount(0);
});

test('a Save lists all mistakes, with links to their fields', async ({ editor, github, page }) => {
  github.commitFacts(listed(lot));
  await editor.open('#for-sale');
  await editor.tap(page.getByText('2 bulls').first());
  await editor.write('How many', '0');
  await editor.write('Price', '4500 each');
  await editor.press('Add to “Garlic for sale”');
  await editor.saveRefused('Nothing is saved yet:');
  const links = editor.notice.getByRole('link');
  await expect(links).toHaveText([
    /“0 bulls”, How many is 0, and must be a whole number from 1/,
    /“0 bulls”, Price is "4500 each", and must be the number alone\.$/,
    /Garlic for sale, Lot 1 is empty/,
  ]);
  await expect(links.first()).toBeFocused();
  await editor.tap(page.getByText('0 bulls').first());
  await editor.tap(links.nth(1));
  await expect(editor.field('Price')).toBeFocused();
  await expect(editor.field('Price')).toBeInViewport({ ratio: 1 });
  github.failure = { at: /facts/, how: 'offline' };
  await editor.press('Save');
  await expect(editor.notice).toHaveText(/^The phone has no connection/);
  github.failure = undefined;
});

for (const [what, ahead] of [
  ['two days ahead', 2],
  ['in 2020', -2500],
] as const) {
  test(`a phone’s clock ${what} dates nothing`, { tag: thorough }, async ({
    editor,
    github,
    page,
  }) => {
    await page.clock.setSystemTime(Date.now() + ahead * 24 * 60 * 60 * 1000);
    github.commitFacts(listed(lot));
    await editor.open('#for-sale');
    await editor.press('Today');
    await expect(page.getByLabel('Last checked')).toHaveValue(today);
    await editor.tap(page.getByRole('radio', { name: 'Reserved' }));
    await editor.save();
    expect(github.readFacts('for-sale')).toMatchObject({ asOf: today });
    await expect(editor.news).toHaveText('Saved. Publishing.');
  });
}

test('a change that is not live in time is reported, until it is', { tag: thorough }, async ({
  editor,
  github,
  page,
}) => {
  await editor.open('#prices');
  await editor.write(planting, '2650');
  const before = github.head;
  github.live = { ...github.live, commit: before };
  await editor.save();
  const saved = github.head;
  const look = (minutes: number, news: string | RegExp) => {
    github.aheadMilliseconds = minutes * 60_000;
    return expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(editor.news).toHaveText(news, { timeout: 1000 });
    }).toPass();
  };
  await look(9, 'Saved. Publishing.');
  await look(11, /^Not live yet\. The previous version is still online\. Tell the person/);
  github.commitFacts({ farm: farms.edited.farm });
  for (const [version, news] of [
    ['d'.repeat(40), /^Not live yet/],
    [before, /^Not live yet/],
    [github.head, /^Live: /],
    [saved, /^Live: /],
  ] as const) {
    github.live = { ...github.live, commit: version };
    await look(12, news);
  }
});

test('needed answers lead to a live site', { tag: thorough }, async ({ editor, github, page }) => {
  github.commitFacts({ ...farms.starting, prices: farms.needed.prices });
  github.live = { ...github.live, isPreview: true };
  await editor.open();
  await expect(page.getByText('What is the owner’s full name?')).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Terms Empty: your preview shows an example' }),
  ).toBeVisible();
  await editor.tap(page.getByRole('link', { name: 'Owner’s name' }));
  await expect(editor.field('Owner’s name')).toBeFocused();
  await expect(editor.field('Owner’s name')).toHaveValue('');
  for (const [label, answer] of [
    ['Owner’s name', 'Pat Nel'],
    ['Cell number', '082-111-2222'],
    ['Email address', 'pat@the-answered-farm.co.za'],
    ['Registered name', 'The Answered Farm (Pty) Ltd 2020/000000/07'],
    ['What happens to enquiries', 'We use what you write here to answer you.'],
  ] as const) {
    await editor.write(label, answer);
  }
  await editor.tap(editor.field(/^Address/).first());
  await editor
    .field(/^Address/)
    .first()
    .fill('Plot 7, Vaalwater');
  expect(await editor.review()).toMatch(/Cell number\s+New:\s+\+27 82 111 2222/);
  await editor.publish();
  expect(editor.taps, 'taps for every answer that is needed').toBeLessThanOrEqual(9);
  await expect(page.getByRole('heading', { name: 'Before the site' })).toHaveCount(0);
  // The build accepts what the editor wrote.
  for (const file of factsFiles) {
    expect(checkAnswers(factsSchema.shape[file], github.readFacts(file), today)).toEqual([]);
  }
});

test('every form opens, moves and removes', { tag: thorough }, async ({ editor, github, page }) => {
  for (const file of factsFiles) {
    await editor.open(`#${file}`);
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  }
  const names = () => {
    const { varieties } = varietiesSchema.parse(github.readFacts('varieties'));
    return varieties.map(({ name }) => name);
  };
  const [first = '', second = '', ...rest] = names();
  await editor.open('#varieties');
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await editor.tap(item(second).getByText(second).first());
  await editor.tap(item(second).getByRole('button', { name: 'Up' }));
  await editor.tap(item(first).getByText(first).first());
  const remove = item(first).getByRole('button', { name: 'Remove the variety' });
  for (const answer of ['No', 'Yes']) {
    await editor.tap(remove);
    await expect(page.getByText(`Remove “${first}”?`)).toBeVisible();
    // A double tap must not confirm.
    const yes = page.getByRole('button', { name: 'Yes' });
    await yes.click({ force: true });
    await expect(page.getByText(`Remove “${first}”?`)).toBeVisible();
    await expect(yes).toBeEnabled();
    await editor.press(answer);
  }
  await expect(page.getByRole('group', { name: 'Varieties of the calculator' })).toBeFocused();
  expect(await editor.review()).toMatch(new RegExp(`Removed:\\s+.*${first}`));
  await editor.publish();
  expect(names()).toEqual([second, ...rest]);
});

/** Chooses a photo of the owner, and waits for its preview. */
async function choose(page: Page, file: Awaited<ReturnType<typeof photo>>) {
  await page.locator('input[type=file]').first().setInputFiles(file);
  const small = page.getByRole('button', { name: 'Set the spot' }).locator('img[src^="data:"]');
  await expect(small).toBeVisible({ timeout: 20_000 });
}

test('a photo needs an answer, and is reviewed before it is published', async ({
  editor,
  github,
  page,
}) => {
  await page.addInitScript(() => {
    const original = createImageBitmap;
    window.createImageBitmap = async (image: ImageBitmapSource) => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const save = document.querySelector<HTMLButtonElement>('.bar .main');
      document.body.dataset.waits = String(save?.disabled);
      return original(image);
    };
  });
  await editor.open('#photos/owner/file');
  await choose(page, await photo('pat.jpg', 'red'));
  // Fields and Save are disabled while the photo shrinks.
  await expect(page.locator('body')).toHaveAttribute('data-waits', 'true');
  // It has no description, and its question is unanswered.
  await editor.saveRefused('What it shows is empty');
  await expect(editor.notice).toContainText('answer Yes or No.');
  await editor.tap(page.getByRole('radio', { name: 'No' }).first());
  await expect(page.getByRole('button', { name: 'Set the spot' })).toHaveCount(0);
  await choose(page, await photo('other.jpg', 'blue'));
  await editor.tap(page.getByRole('radio', { name: 'Yes' }).first());
  await editor.field('What it shows').first().fill('Pat stands at the kraal.');
  const shown = await editor.review();
  expect(shown).toMatch(/agreed\s+New:\s+Yes.*Will be:\s+Pat stands at the kraal\./s);
  await expect(page.getByRole('img')).toHaveCount(2);
  await editor.publish();
  const owner = valueAt(github.readFacts('photos'), ['owner']);
  expect(owner).toMatchObject({ takenOnTheFarm: true, alt: 'Pat stands at the kraal.' });
});

/** A phone's photo: stored sideways, with EXIF for its orientation and location. */
async function photoFromPhone() {
  const size = { width: 4000, height: 3000, channels: 3 } as const;
  const input = { create: { ...size, width: size.width / 2, background: 'red' } };
  const buffer = await sharp({ create: { ...size, background: 'blue' } })
    .composite([{ input, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '24/1 53/1 0/1' } })
    .jpeg()
    .toBuffer();
  return { name: 'IMG_2034.JPG', mimeType: 'image/jpeg', buffer };
}

/** A partly transparent picture. */
async function transparent(width: number) {
  const background = { r: 255, g: 0, b: 0, alpha: 0 };
  const create = { width, height: width, channels: 4, background } as const;
  return {
    name: `${width}.png`,
    mimeType: 'image/png',
    buffer: await sharp({ create }).png().toBuffer(),
  };
}

test('a photo is turned upright, shrunk and made opaque', { tag: thorough }, async ({
  editor,
  github,
  page,
}) => {
  test.slow();
  await editor.open('#photos/owner/file');
  const chooser = page.locator('input[type=file]').first();
  await chooser.setInputFiles(await transparent(500));
  await expect(editor.news.filter({ hasText: '500.png is only 500 pixels wide' })).toBeVisible();
  await chooser.setInputFiles({ name: 'IMG.HEIC', mimeType: '', buffer: Buffer.from('ftypheic') });
  await expect(editor.news.filter({ hasText: 'IMG.HEIC is a HEIC photo' })).toBeVisible();
  for (const [file, size] of [
    [await photoFromPhone(), { width: 1800, height: 2400 }],
    [await transparent(900), { width: 900, height: 900 }],
  ] as const) {
    await editor.open('#photos/owner/file');
    await page.reload();
    await choose(page, file);
    await editor.tap(page.getByRole('radio', { name: 'Yes' }).first());
    const picture = page.getByRole('button', { name: 'Set the spot' });
    const { width, height } = await boxOf(picture);
    await picture.tap({ position: { x: width / 4, y: height / 10 } });
    await editor.field('What it shows').first().fill('Pat stands at the kraal.');
    await editor.save();
    const owner = valueAt(github.readFacts('photos'), ['owner']);
    expect(owner).toMatchObject({ focalPoint: { x: 25, y: 10 }, takenOnTheFarm: true });
    const saved = sharp(github.read(`content/photos/${String(valueAt(owner, ['file']))}`));
    const metadata = await saved.metadata();
    expect(metadata).toMatchObject({ ...size, format: 'webp' });
    expect(metadata).not.toHaveProperty('exif');
    expect(await saved.stats()).toMatchObject({ isOpaque: true });
    const halves = await saved.resize(1, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    // Red above and blue below, or white where it was transparent.
    expect(Math.min(Number(halves[0]), Number(halves[5]))).toBeGreaterThan(200);
  }
});
