import { expect } from '@playwright/test';
import { farms } from '@/lib/tools/site/test-setup/written-farms';
import { thorough } from '../fixtures';
import { type Failure, test } from './editor-page';

const prices = 'Prices of the garlic services';
const bedShaping = 'Bed shaping, rand per hectare';
const planting = /^Planting/;

const answer = (status: number, message: string) => ({ status, body: JSON.stringify({ message }) });
const refused = (type: string) => ({ status: 200, body: JSON.stringify({ errors: [{ type }] }) });
const html = '<!doctype html><title>Unicorn!</title>';

/** How GitHub fails, and how the editor's message begins. */
const failures: readonly (readonly [Failure, string])[] = [
  [answer(401, 'Bad credentials'), 'Your token has expired'],
  [answer(403, 'Resource not accessible'), 'Your token is not allowed to do this'],
  [{ ...answer(403, 'Limit'), requestsLeft: '0' }, 'GitHub has had too many requests'],
  [answer(404, 'Not Found'), 'Your token has no access to the farm’s files'],
  [answer(409, 'Conflict'), 'Somebody else has just changed'],
  [answer(418, 'A teapot'), 'GitHub refused this'],
  [answer(422, 'Validation Failed'), 'GitHub cannot take this change'],
  [answer(429, 'Too Many Requests'), 'GitHub has had too many requests'],
  [{ status: 502, body: html }, 'Something is wrong at GitHub'],
  [{ status: 200, body: html }, 'Something other than GitHub answered'],
  [refused('STALE_DATA'), 'Somebody else has just changed'],
  [refused('SOMETHING_NEW'), 'Something is wrong at GitHub'],
  ['offline', 'The phone has no connection'],
  ['silence', 'GitHub did not answer in time'],
];

test('if GitHub fails when the editor opens, it says why, and opens the next time', {
  tag: thorough,
}, async ({ editor, github }) => {
  test.setTimeout(120_000);
  for (const [how, sentence] of failures) {
    github.failure = { at: /./, how };
    await editor.openSignedIn();
    await expect(editor.notice).toContainText(sentence, { timeout: 30_000 });
    await expect(editor.notice).toContainText('What you wrote is still here.');
  }
  github.failure = undefined;
  await editor.openSignedIn();
  await editor.expectList();
});

test('if GitHub fails at a Save, the form keeps what was typed, and the next Save works', {
  tag: thorough,
}, async ({ editor, github }) => {
  test.setTimeout(240_000);
  await editor.openSignedIn();
  for (const [index, [how, sentence]] of failures.entries()) {
    await editor.openForm(prices);
    await editor.write(bedShaping, String(1100 + index));
    github.failure = { at: /createCommitOnBranch/, how };
    await editor.saveRefused(sentence);
    github.failure = undefined;
    // The editor asks for another token at once.
    if (/token/.test(sentence)) await editor.signIn();
    await expect(editor.field(bedShaping)).toHaveValue(String(1100 + index));
    await editor.save();
    expect(github.readFacts('prices')).toMatchObject({ bedShaping: 1100 + index });
  }
});

test('a change whose answer was lost is not saved twice', {
  tag: thorough,
}, async ({ editor, github }) => {
  await editor.openSignedIn('#prices');
  await editor.write(bedShaping, '1350');
  github.failure = { at: /createCommitOnBranch/, how: 'offline' };
  await editor.saveRefused('The phone has no connection');
  github.commitFacts({ prices: { ...farms.edited.prices, bedShaping: 1350 } });
  const { oid } = github.head;
  await editor.save();
  expect(github.head.oid).toBe(oid);
});

test('a phone shows what another phone has saved before it replaces it', async ({
  editor,
  github,
  page,
}) => {
  await editor.openSignedIn('#prices');
  await editor.write(planting, '2600');
  github.commitFacts({ prices: { ...farms.edited.prices, bedShaping: 1350 } });
  // A draft keeps the version it was made from when it is opened again.
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

test('a draft is marked in the list until it is discarded or saved, even if the phone’s storage is full', {
  tag: thorough,
}, async ({ editor, github, page }) => {
  await editor.openSignedIn('#prices');
  await editor.field(bedShaping).waitFor();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  for (const button of ['Discard', 'Save']) {
    await editor.write(bedShaping, '1350');
    await expect(page.getByText('This phone’s storage is full')).toBeVisible();
    await editor.tap(page.getByRole('link', { name: 'All forms' }));
    await editor.openForm(`${prices} Not saved yet`);
    page.once('dialog', (dialog) => void dialog.accept());
    await editor.press(button);
    await editor.expectList();
    await expect(page.getByText('Not saved yet')).toHaveCount(0);
    await editor.openForm(prices);
    await expect(editor.field(bedShaping)).toHaveValue(button === 'Save' ? '1350' : '1000');
  }
  expect(github.readFacts('prices')).toMatchObject({ bedShaping: 1350 });
});

test('if the script does not load, the page says that nothing can be saved', {
  tag: thorough,
}, async ({ editor, page }) => {
  await page.route('**/editor.js', (route) => route.abort());
  await editor.open();
  // The page waits 20 seconds for the script.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(page.getByText('Part of the editor failed to load')).toBeVisible();
});
