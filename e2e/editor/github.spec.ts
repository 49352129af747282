import { expect } from '@playwright/test';
import { farms } from '@/lib/testing/written-farms';
import { thorough } from '../site';
import { type Failure, test } from './editor';

const prices = 'Prices of the garlic services';
const bedShaping = 'Bed shaping, rand per hectare';
const planting = /^Planting/;

test('sign in, change a price, and read what became of it', async ({ editor, github, page }) => {
  await editor.open();
  const licences = await page.request.get(new URL('licences.txt', page.url()).href);
  expect(await licences.text()).toMatch(/^preact [\d.]+ \(MIT\)/);
  const link = page.getByRole('link', { name: 'Make one on GitHub' });
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({
    name: 'The editor of the farm',
    target_name: 'example',
    expires_in: '366',
    contents: 'write',
    statuses: 'read',
  });
  await editor.signIn('github_pat_expired');
  await expect(editor.notice).toContainText('Your token has ended');
  editor.taps = 0;
  await editor.signIn();
  await editor.expectList();
  expect(editor.taps, 'taps to sign in').toBe(2);

  await editor.openForm(prices);
  await editor.write(bedShaping, '1350');
  await editor.save();
  expect(editor.taps - 2, 'taps to change a price').toBe(3);
  expect(github.readFacts('prices')).toMatchObject({ bedShaping: 1350 });
  await expect(editor.news).toContainText(/Saved at \d\d:\d\d, being checked\./);
  const targetUrl = 'https://github.com/example/farm/actions/runs/1';
  github.status = { state: 'FAILURE', description: 'Not live: VAT is empty.', targetUrl };
  // As when the browser is come back to.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(editor.news).toContainText('Not live: VAT is empty.');
  await expect(editor.news.getByRole('link')).toHaveAttribute('href', targetUrl);
});

const answer = (status: number, message: string) => ({ status, body: JSON.stringify({ message }) });
const refused = (type: string) => ({ status: 200, body: JSON.stringify({ errors: [{ type }] }) });
const html = '<!doctype html><title>Unicorn!</title>';

/** How GitHub fails, and how the sentence for it begins. */
const failures: readonly (readonly [Failure, string])[] = [
  [answer(403, 'Resource not accessible'), 'GitHub does not let your token'],
  [answer(404, 'Not Found'), 'GitHub does not show'],
  [answer(409, 'Conflict'), 'Somebody else has just changed'],
  [answer(422, 'Validation Failed'), 'GitHub cannot take this change'],
  [answer(429, 'Too Many Requests'), 'GitHub was asked too often'],
  [{ status: 500, body: html }, 'GitHub has a fault'],
  [{ status: 200, body: html }, 'Something other than GitHub answered'],
  [refused('STALE_DATA'), 'Somebody else has just changed'],
  ['offline', 'The phone has no connection'],
  ['silence', 'GitHub did not answer in time'],
  // Last, since the token is forgotten.
  [answer(401, 'Bad credentials'), 'Your token has ended'],
];

test('opened while GitHub fails, the editor says why, and opens the next time', {
  tag: thorough,
}, async ({ editor, github }) => {
  test.setTimeout(120_000);
  for (const [how, words] of failures) {
    github.failure = { at: /./, how };
    await editor.openSignedIn();
    await expect(editor.notice).toContainText(words, { timeout: 30_000 });
    await expect(editor.notice).toContainText('What you wrote is still here.');
  }
  github.failure = undefined;
  await editor.openSignedIn();
  await editor.expectList();
});

for (const [name, at] of Object.entries({
  'what it is compared with': /main:content/,
  'the change': /createCommitOnBranch/,
})) {
  test(`while GitHub fails at ${name}, a form keeps its words, and the next Save works`, {
    tag: thorough,
  }, async ({ editor, github }) => {
    test.setTimeout(240_000);
    await editor.openSignedIn();
    for (const [index, [how, words]] of failures.entries()) {
      await editor.openForm(prices);
      await editor.write(bedShaping, String(1100 + index));
      github.failure = { at, how };
      await editor.saveRefused(words);
      await expect(editor.field(bedShaping)).toHaveValue(String(1100 + index));
      github.failure = undefined;
      await editor.save();
      expect(github.readFacts('prices')).toMatchObject({ bedShaping: 1100 + index });
    }
  });
}

test('a token that ends in the middle is replaced without losing a word', async ({
  editor,
  github,
}) => {
  await editor.openSignedIn('#prices');
  await editor.write(bedShaping, '1350');
  github.failure = { at: /./, how: answer(401, 'Bad credentials') };
  await editor.saveRefused('Your token has ended');
  await editor.press('Sign in again');
  github.failure = undefined;
  await editor.signIn();
  await expect(editor.field(bedShaping)).toHaveValue('1350');
  await editor.save();
  expect(github.readFacts('prices')).toMatchObject({ bedShaping: 1350 });
});

test('a change that arrived while its answer was lost is not saved twice', async ({
  editor,
  github,
}) => {
  await editor.openSignedIn('#prices');
  await editor.write(bedShaping, '1350');
  github.failure = { at: /createCommitOnBranch/, how: 'offline' };
  await editor.saveRefused('The phone has no connection');
  github.commitFacts({ prices: { ...farms.edited.prices, bedShaping: 1350 } });
  const { oid } = github.head;
  await editor.save();
  expect(github.head.oid).toBe(oid);
});

test('of two phones the second reads what the first has saved before it replaces it', async ({
  editor,
  github,
  page,
}) => {
  await editor.openSignedIn('#prices');
  await editor.write(planting, '2600');
  github.commitFacts({ prices: { ...farms.edited.prices, bedShaping: 1350 } });
  // A draft that is opened again is still of the version that it was made from.
  await page.reload();
  await expect(editor.field(planting)).toHaveValue('2600');
  await editor.saveRefused('Somebody else has changed this form');
  await expect(editor.notice).toContainText(
    'Bed shaping, rand per hectare: saved is “1350”, here is “1000”.',
  );
  await editor.write(bedShaping, '1350');
  await editor.save();
  expect(github.readFacts('prices')).toMatchObject({ bedShaping: 1350, planting: 2600 });
});

test('a draft is marked in the list until it is saved or discarded', async ({ editor, page }) => {
  await editor.openSignedIn('#prices');
  await editor.write(bedShaping, '1350');
  await editor.tap(page.getByRole('link', { name: 'All forms' }));
  await editor.openForm(`${prices} Not saved yet`);
  page.on('dialog', (dialog) => void dialog.accept());
  await editor.press('Discard');
  await editor.expectList();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await editor.openForm(prices);
  await expect(editor.field(bedShaping)).toHaveValue('1000');
});

test('where the storage of the phone is full, the form says so, and saves', async ({
  editor,
  github,
  page,
}) => {
  await editor.openSignedIn('#prices');
  await editor.field(bedShaping).waitFor();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await editor.write(bedShaping, '1350');
  await expect(page.getByText('This phone’s storage is full')).toBeVisible();
  await editor.tap(page.getByRole('link', { name: 'All forms' }));
  await editor.openForm(`${prices} Not saved yet`);
  await editor.save();
  expect(github.readFacts('prices')).toMatchObject({ bedShaping: 1350 });
});

test('open questions lead to their fields, and their number falls with the save', async ({
  editor,
  github,
  page,
}) => {
  github.commitFacts(farms.open);
  await editor.openSignedIn();
  const needed = page.getByText(/^Questions before the site can go live: \d+$/);
  const count = Number((await needed.textContent())?.replace(/\D/g, ''));
  await needed.tap();
  await expect(page.getByText('What is the owner’s full name?')).toBeVisible();
  await editor.tap(page.getByRole('link', { name: /Email address$/ }));
  await expect(editor.field('Email address')).toBeFocused();
  await editor.field('Email address').fill('pat@the-answered-farm.co.za');
  await editor.save();
  await expect(page.getByText(`before the site can go live: ${count - 1}`)).toBeVisible();
});

test('where the script does not load, the page says that nothing can be saved', async ({
  editor,
  page,
}) => {
  await page.route('**/editor.js', (route) => route.abort());
  await editor.open();
  // It waits 20 seconds for the script.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(page.getByText('Part of the editor failed to load')).toBeVisible();
});
