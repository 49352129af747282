import { expect } from '@playwright/test';
import { farms } from '@/lib/testing/written-farms';
import { thorough } from '../site';
import { EditorOnPhone, readContent, test } from './editor';
import type { Failure } from './github-stand-in';

const prices = 'Prices of the garlic services';
const bedShaping = { name: 'Bed shaping, rand per hectare' };

/** The prices with other values, as a file of the repository. */
function changedPrices(change: object) {
  const text = JSON.stringify({ ...farms.edited.prices, ...change }, null, 2);
  return new Map([['content/facts/prices.json', Buffer.from(text)]]);
}

test('sign in, change a price, and read what came of it', async ({ editor, github, page }) => {
  await editor.open();
  const licences = await page.request.get(new URL('licences.txt', page.url()).href);
  expect(await licences.text()).toMatch(/^@sveltia\/cms [\d.]+ \(MIT\)\n\nMIT License/);
  const link = editor.news.getByRole('link', { name: 'Make one on GitHub' });
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({
    name: 'The editor of the farm',
    target_name: 'example',
    expires_in: '366',
    contents: 'write',
  });
  await editor.signIn('github_pat_expired');
  await expect(editor.notice).toContainText('Your token has ended');
  editor.taps = 0;
  await editor.signIn();
  await page.getByRole('treeitem').first().waitFor();
  expect(editor.taps, 'taps to sign in').toBe(3);

  await editor.openForm(prices);
  await editor.fill(page.getByRole('textbox', bedShaping), '1350');
  await editor.save();
  expect(editor.taps - 3, 'taps to change a price').toBe(3);
  expect(github.read('prices')).toMatchObject({ bedShaping: 1350 });
  await expect(editor.news).toContainText(/Saved at \d\d:\d\d, being checked\./);
  github.commits[0]?.comments.push(
    '**Not live:** what is online stays. Correct this:\n\n- VAT is.',
  );
  await page.reload();
  await expect(editor.news).toContainText(
    'Not live: what is online stays. Correct this: • VAT is.',
  );
});

const answer = (status: number, message: string) => ({ status, body: JSON.stringify({ message }) });
const refused = (type: string) => ({ status: 200, body: JSON.stringify({ errors: [{ type }] }) });
const html = '<!doctype html><title>Unicorn!</title>';

/** How GitHub fails, and how the sentence for it begins. */
const failures: readonly (readonly [Failure, string])[] = [
  [answer(401, 'Bad credentials'), 'Your token has ended'],
  [answer(403, 'Resource not accessible'), 'GitHub does not let your token'],
  [answer(404, 'Not Found'), 'GitHub does not show'],
  [answer(409, 'Conflict'), 'The farm’s files have just been changed'],
  [answer(422, 'Validation Failed'), 'GitHub cannot take this change'],
  [answer(429, 'Too Many Requests'), 'GitHub was asked too often'],
  [{ status: 500, body: html }, 'GitHub has a fault'],
  [{ status: 200, body: html }, 'Something other than GitHub answered'],
  [refused('STALE_DATA'), 'The farm’s files have just been changed'],
  ['offline', 'The phone has no connection'],
  ['silence', 'GitHub did not answer in time'],
];

test('opened while GitHub fails, the editor says why, and opens the next time', {
  tag: thorough,
}, async ({ editor, github, page }) => {
  test.setTimeout(120_000);
  for (const [how, words] of failures) {
    github.failure = { at: /./, how };
    await editor.openSignedIn();
    await expect(editor.notice).toContainText(words, { timeout: 30_000 });
    await expect(editor.notice).toContainText('What you wrote is kept on this phone.');
  }
  github.failure = undefined;
  await editor.openSignedIn();
  await page.getByRole('treeitem').first().waitFor();
});

for (const [name, at] of Object.entries({
  'what it is compared with': /main:content\/facts/,
  'the change': /createCommitOnBranch/,
})) {
  test(`while GitHub fails at ${name}, a form keeps its words, and the next Save works`, {
    tag: thorough,
  }, async ({ editor, github, page }) => {
    test.setTimeout(240_000);
    await editor.openSignedIn();
    for (const [index, [how, words]] of failures.entries()) {
      await page.getByRole('treeitem').first().waitFor();
      github.failure = { at, how };
      await editor.openForm(prices);
      const price = page.getByRole('textbox', bedShaping);
      await editor.fill(price, String(1100 + index));
      await editor.saveRefused(words);
      await expect(price).toHaveValue(String(1100 + index));
      github.failure = undefined;
      await editor.save();
      expect(github.read('prices')).toMatchObject({ bedShaping: 1100 + index });
    }
  });
}

test('of two phones the second cannot take back what the first has saved', async ({
  context,
  editor,
  github,
  page,
}) => {
  await editor.openSignedIn();
  await editor.openForm(prices);
  await editor.write('Planting', '2600');
  github.commit(changedPrices({ bedShaping: 1350 }));
  await editor.tap(page.getByRole('button', { name: 'Save' }));
  const box = page.getByRole('alertdialog');
  await expect(box).toContainText('Sam Example');
  await box.getByRole('button', { name: 'Save Anyway' }).tap();
  await expect(editor.notice).toContainText('This form has changed since you opened it');
  await expect(box).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Planting' })).toHaveValue('2600');
  expect(github.read('prices')).toMatchObject({ bedShaping: 1350, planting: 2500 });

  const opened = context.waitForEvent('page');
  await editor.notice.getByRole('link', { name: 'Open the new version' }).tap();
  const newTab = new EditorOnPhone(await opened, new URL(page.url()).origin);
  await newTab.tap(newTab.page.getByRole('button', { name: 'Discard' }));
  await expect(newTab.page.getByRole('textbox', bedShaping)).toHaveValue('1350');
  await newTab.write('Planting', '2600');
  await newTab.save();
  expect(github.read('prices')).toMatchObject({ bedShaping: 1350, planting: 2600 });
});

test('a draft that is restored cannot take back what was saved after it was begun', async ({
  context,
  editor,
  github,
  page,
}) => {
  await editor.openSignedIn();
  await editor.openForm(prices);
  await editor.write('Planting', '2600');
  github.commit(changedPrices({ bedShaping: 1350 }));
  const later = new EditorOnPhone(await context.newPage(), new URL(page.url()).origin);
  // The editor keeps a draft half a second after the last letter.
  await expect(async () => {
    await later.page.goto(page.url());
    await later.page.getByRole('button', { name: 'Restore' }).tap({ timeout: 5_000 });
  }).toPass();
  await expect(later.page.getByRole('textbox', { name: 'Planting' })).toHaveValue('2600');
  await later.saveRefused('This form has changed since you opened it');
  expect(github.read('prices')).toMatchObject({ bedShaping: 1350, planting: 2500 });
});

test('open questions lead to their fields, and their number falls with the save', async ({
  editor,
  github,
  page,
}) => {
  github.commit(readContent(farms.open));
  await editor.openSignedIn();
  const needed = editor.news.getByText(/^Questions before the site can go live: \d+$/);
  const count = Number((await needed.textContent())?.replace(/\D/g, ''));
  await needed.tap();
  await expect(editor.news).toContainText('What is the owner’s full name?');
  await editor.news.getByRole('link', { name: /Email address$/ }).tap();
  const email = page.getByRole('textbox', { name: 'Email address' });
  await expect(email).toBeFocused();
  await expect(editor.news).toBeHidden();
  await email.fill('pat@the-answered-farm.co.za');
  await editor.save();
  await expect(editor.news).toContainText(`before the site can go live: ${count - 1}`);
});

test('without what calls our check the editor refuses to open', async ({ editor, page }) => {
  await page.route('**/immutable.js', (route) => route.abort());
  await editor.open();
  await expect(editor.notice).toContainText('The editor is not whole, and saves nothing.');
  await expect(page.getByRole('button', { name: /^Sign In/ })).toBeHidden();
});
