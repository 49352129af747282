import { expect } from '@playwright/test';
import { farms } from '@/scripts/test-setup/written-farms';
import { thorough } from '../fixtures';
import { type Failure, test } from './editor-page';

const prices = 'Prices of the garlic services';
const bedShaping = 'Bed shaping, rand per hectare';
const planting = /^Planting/;

/** An answer, by default in plain text, as the worker's own are. */
const answer = (status: number, body = 'No', contentType = 'text/plain; charset=utf-8') => {
  return { status, body, contentType };
};
const htmlPage = (status: number) =>
  answer(status, '<!doctype html><title>Wi-Fi</title>', 'text/html');
const refused = (type: string) =>
  answer(200, JSON.stringify({ errors: [{ type }] }), 'application/json');
const limited = (how: ReturnType<typeof answer>, seconds: number) => {
  return { ...how, headers: { 'Retry-After': String(seconds) } };
};

/** How a request fails, and how the editor's message begins. */
const failures: readonly (readonly [Failure, string])[] = [
  [answer(401), 'You are signed out'],
  [answer(403), 'You are not signed in'],
  [answer(404), 'GitHub refused this'],
  [answer(409), 'Somebody else has just changed'],
  [answer(422), 'GitHub cannot take this change'],
  [answer(429), 'GitHub has had too many requests. Wait an hour, and try again.'],
  [limited(answer(429), 60), 'GitHub has had too many requests. Wait a minute, and try again.'],
  [limited(refused('RATE_LIMITED'), 1500), 'too many requests. Wait 25 minutes, and try again.'],
  [answer(500), 'Something is wrong at GitHub'],
  [answer(502), 'The editor’s key at GitHub no longer works'],
  [htmlPage(502), 'Something is wrong at GitHub'],
  [answer(503), 'We can’t check sign-ins right now'],
  [htmlPage(200), 'Something other than GitHub answered'],
  [refused('FORBIDDEN'), 'The editor’s key at GitHub no longer works'],
  [refused('STALE_DATA'), 'Somebody else has just changed'],
  [refused('SOMETHING_NEW'), 'Something is wrong at GitHub'],
  ['offline', 'The phone has no connection'],
  ['silence', 'No answer came in time'],
];

test('a Save that fails keeps what was typed', { tag: thorough }, async ({ editor, github }) => {
  test.setTimeout(240_000);
  await editor.open();
  for (const [index, [how, sentence]] of failures.entries()) {
    await editor.openForm(prices);
    await editor.write(bedShaping, String(1100 + index));
    github.failure = { at: /createCommitOnBranch/, how };
    await editor.saveRefused(sentence);
    github.failure = undefined;
    await expect(editor.field(bedShaping)).toHaveValue(String(1100 + index));
    await editor.save();
    expect(github.readFacts('prices')).toMatchObject({ bedShaping: 1100 + index });
  }
});

test('an ended session loses no word', { tag: thorough }, async ({ editor, github, page }) => {
  const how = 'signInPage';
  const signIn = page.getByRole('link', { name: 'Sign in again' });
  github.failure = { at: /query/, how };
  await editor.open('#photos/owner/file');
  await expect(editor.notice).toContainText('You are signed out');
  await expect(signIn).toHaveAttribute('target', '_blank');
  await expect(signIn).toHaveAttribute('href', '/');
  github.failure = undefined;
  await editor.press('Try again');
  await editor.write('What it shows', 'Pat stands at the kraal.');
  github.failure = { at: /photos\//, how };
  await editor.press('Show this photo');
  await expect(editor.news.filter({ hasText: 'You are signed out' })).toBeVisible();
  await expect(signIn).toHaveCount(1);
  github.failure = undefined;
  await editor.press('Show this photo');
  await expect(signIn).toHaveCount(0);
  for (const at of [/query/, /createCommitOnBranch/]) {
    github.failure = { at, how };
    await editor.field('What it shows').focus();
    await editor.saveRefused('You are signed out');
    await expect(signIn).toBeFocused();
  }
  github.failure = { at: /version/, how };
  await editor.save();
  expect(github.readFacts('photos')).toMatchObject({ owner: { alt: 'Pat stands at the kraal.' } });
  await expect(editor.news).toHaveText('Saved. Publishing.');
});

test('a change sent twice is saved once', { tag: thorough }, async ({ editor, github, page }) => {
  await editor.open('#prices');
  await editor.write(bedShaping, '1350');
  // Chromium sends a request again if the connection breaks before an answer.
  await page.route(/graphql$/, async (route) => {
    const body: unknown = route.request().postDataJSON();
    if (/createCommitOnBranch/.test(route.request().postData() ?? '')) {
      github.answer('/github/graphql', body);
    }
    await route.fallback();
  });
  const commits = github.commits.length;
  await editor.save();
  expect(github.commits).toHaveLength(commits + 1);
  expect(github.readFacts('prices')).toMatchObject({ bedShaping: 1350 });
});

test('two phones keep what each changed, or are asked', async ({ editor, github, page }) => {
  await editor.open('#prices');
  await editor.write(planting, '2600');
  github.commitFacts({ prices: { ...farms.edited.prices, bedShaping: 1350 } });
  // A draft keeps what it was made from when it is opened again.
  await page.reload();
  await expect(editor.field(planting)).toHaveValue('2600');
  await editor.save();
  expect(github.readFacts('prices')).toMatchObject({ bedShaping: 1350, planting: 2600 });

  await editor.openForm(prices);
  await editor.write(planting, '2700');
  github.commitFacts({ prices: { ...farms.edited.prices, bedShaping: 1400, planting: 2650 } });
  await editor.saveRefused('Somebody else has changed the same');
  const question = page.getByRole('link', { name: 'theirs is' });
  await expect(question).toHaveText(
    'Planting, rand per hectare: theirs is “2650”, yours is “2700”.',
  );
  await editor.tap(question);
  await expect(editor.field(planting)).toBeFocused();
  await expect(editor.field(bedShaping)).toHaveValue('1400');
  await editor.save();
  expect(github.readFacts('prices')).toMatchObject({ bedShaping: 1400, planting: 2700 });
});

test('a broken file keeps its form closed', { tag: thorough }, async ({ editor, github, page }) => {
  await editor.open('#prices');
  await editor.write(planting, '2600');
  const broken = Buffer.from('{ "bedShaping": 1 200 }');
  github.commit([['content/facts/prices.json', broken]]);
  await editor.saveRefused('content/facts/prices.json cannot be read');
  await editor.tap(page.getByRole('link', { name: 'All forms' }));
  await editor.tap(page.getByRole('link', { name: `${prices} Not saved yet Cannot be read` }));
  await expect(editor.notice).toContainText('content/facts/prices.json cannot be read');
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  expect(github.read('content/facts/prices.json')).toEqual(broken);
});

test('an old editor loads itself again', { tag: thorough }, async ({ editor, github, page }) => {
  await editor.open('#prices');
  await editor.write(planting, '2600');
  github.schema = { oid: 'newer' };
  await editor.saveRefused('This form is older than the site. Load it again.');
  github.schema = null;
  await editor.tap(page.getByRole('link', { name: 'Load it again' }));
  await editor.openForm(`${prices} Not saved yet`);
  await expect(editor.field(planting)).toHaveValue('2600');
  await editor.save();
});

test('a page of HTML is not a photo', { tag: thorough }, async ({ editor, github, page }) => {
  await editor.open('#photos/owner');
  for (const [how, sentence] of [
    [htmlPage(200), 'Something other than GitHub answered'],
    [answer(200), 'owner.jpg is not a photo that this browser can show.'],
  ] as const) {
    github.failure = { at: /photos\//, how };
    await editor.press('Show this photo');
    await expect(editor.news.filter({ hasText: sentence })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set the spot' })).toHaveCount(0);
  }
});

test('a draft outlives a full storage', { tag: thorough }, async ({ editor, github, page }) => {
  await editor.open('#prices');
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

test('without its script the page says so', { tag: thorough }, async ({ editor, page }) => {
  await page.route('**/editor.js', (route) => route.abort());
  await editor.open();
  // The page waits 20 seconds for the script.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(page.getByText('Part of the editor failed to load')).toBeVisible();
});
