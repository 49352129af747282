import { expect, type Page } from '@playwright/test';
import { respond } from '@/editor/operations';
import { valueAt } from '@/facts/schema/walk';
import { writeNumber } from '@/text/write-number';
import { thorough } from '../fixtures';
import { type Failure, photo, test } from './editor-page';

// In parallel, because most of these tests are slow.
test.describe.configure({ mode: 'parallel' });

const prices = 'Prices of the garlic services';
const bedShaping = 'Bed shaping';
const planting = /^Planting/;

/** An error response, by default in plain text, like the Worker's own. */
const answer = (status: number, body = 'No', contentType = 'text/plain; charset=utf-8') => {
  return { status, body, contentType };
};
const htmlPage = (status: number) =>
  answer(status, '<!doctype html><title>Wi-Fi</title>', 'text/html');
const json = (content: object, status = 200) =>
  answer(status, JSON.stringify(content), 'application/json');
const refused = (type: string) => json({ errors: [{ type }] });

/** In the photos' form, chooses a new photo of the owner, and says that it was taken on the farm. */
async function choosePortrait(page: Page) {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photo('pat.jpg', 'red'));
  await expect(page.getByRole('button', { name: 'Set the spot' })).toBeVisible();
  await page.getByRole('radio', { name: 'Yes' }).first().tap();
}

/** A refusal by GitHub's REST API. */
const says = (status: number, message = 'No') => json({ message }, status);
const facts = /^GET .edit.facts/;
const save = /^POST .edit.save/;
const query = /graphql/;
const tree = /git.trees/;
const says422 = says(422);

/** The request that fails, how it fails, and how the editor's message begins. Failures to read are below. */
const failures: readonly (readonly [RegExp, Failure, string])[] = [
  [save, answer(404), 'GitHub refused this'],
  [facts, answer(409), 'Somebody else has just changed'],
  [save, answer(413), 'This is too large to save'],
  [save, answer(422), 'A rule of the repository on GitHub refuses this'],
  [save, answer(429), 'GitHub has had too many requests'],
  [save, answer(502), 'The editor’s key at GitHub no longer works'],
  [save, htmlPage(502), 'Something is wrong at GitHub'],
  [save, json({ commit: 'none' }), 'Something other than GitHub answered'],
  [query, refused('FORBIDDEN'), 'The editor’s key at GitHub no longer works'],
  [query, refused('RATE_LIMITED'), 'GitHub has had too many requests'],
  [query, refused('SOMETHING_NEW'), 'Something is wrong at GitHub'],
  [tree, says(403), 'The editor’s key at GitHub no longer works'],
  [tree, says(403, 'You have exceeded a secondary rate limit.'), 'too many requests'],
  [
    save,
    answer(406),
    'The site cannot take this. Load the page again. What you wrote is still here.',
  ],
  [tree, says(422), 'GitHub cannot take this as it is'],
  [/git.refs/, says(422), 'A rule of the repository on GitHub refuses this'],
];

test('a failed Save keeps what was typed', { tag: thorough }, async ({ editor, github }) => {
  test.setTimeout(240_000);
  await editor.open();
  for (const [index, [at, how, sentence]] of failures.entries()) {
    await editor.openForm(prices);
    await editor.write(bedShaping, String(1100 + index));
    github.failure = { at, how };
    await editor.saveFails(at, sentence);
    github.failure = undefined;
    await expect(editor.field(bedShaping)).toHaveValue(writeNumber(1100 + index));
    await editor.save();
    expect(github.readFacts('prices')).toMatchObject({ bedShapingRandPerHectare: 1100 + index });
  }
});

/** Lets a test shorten timeouts. @returns a function that turns this on and off */
async function shortenTimeouts(page: Page) {
  await page.addInitScript(() => {
    const original = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) =>
      original(sessionStorage.getItem('impatient') ? 300 : milliseconds);
  });
  return (isImpatient: boolean) =>
    page.evaluate((text) => sessionStorage.setItem('impatient', text), isImpatient ? 'yes' : '');
}

const anyRefusal = [...[401, 403, 409, 429, 500].map((status) => says(status)), says422];
const atPage: readonly Failure[] = ['offline', 'silence', 'signInPage', 'cut', htmlPage(200)];
const atGithub: readonly Failure[] = ['offline', 'cut', htmlPage(200)];
/** The requests of a Save with a photo, from the page to the Worker and from the Worker to GitHub. */
const requests = [
  [facts, atPage],
  [/^POST .edit.photos/, atPage],
  [save, atPage],
  [query, atGithub],
  [/git.blobs/, atGithub],
  [tree, atGithub],
  [/git.commits/, atGithub],
  [/git.refs/, atGithub],
] as const;

for (const [at, ways] of requests) {
  test(`however ${at.source} fails, a Save is made once`, { tag: thorough }, async ({
    editor,
    github,
    page,
  }) => {
    test.setTimeout(300_000);
    const setImpatient = await shortenTimeouts(page);
    await editor.open();
    for (const [index, how] of [...ways, ...anyRefusal].entries()) {
      const what = `${at.source} ${JSON.stringify(how)}`;
      const alt = `Pat stands at the kraal, ${index}.`;
      await page.goto('/edit/#photos/owner/file');
      await choosePortrait(page);
      await editor.write('What it shows', alt);
      const commits = github.commits.length;
      github.asked.length = 0;
      await setImpatient(how === 'silence');
      github.failure = { at, how };
      await editor.saveFails(at, /./);
      github.failure = undefined;
      await setImpatient(false);
      await expect(editor.field('What it shows').last(), what).toHaveValue(alt);
      await editor.save();
      expect(github.commits.length, what).toBe(commits + 1);
      await expect(editor.news, what).toHaveText('Saved. Publishing.');
      const owner = valueAt(github.readFacts('photos'), ['owner']);
      expect(owner, what).toMatchObject({ alt, takenOnTheFarm: true });
      expect(github.read(`content/photos/${String(valueAt(owner, ['file']))}`)).not.toHaveLength(0);
      // A photo is uploaded again only if its response was lost or GitHub may have deleted it.
      const isUnknown = how === says422 && /trees|commits/.test(at.source);
      const isPhotoRefused = /photos|blobs/.test(at.source) || isUnknown;
      const sent = github.asked.filter((asked) => /POST .edit.photos/.test(asked));
      if (!isPhotoRefused) expect(sent, what).toHaveLength(1);
    }
  });
}

test('a photo lost in a reload must be chosen again', { tag: thorough }, async ({
  editor,
  github,
  page,
}) => {
  await editor.open('#photos/owner/file');
  await choosePortrait(page);
  await editor.write('What it shows', 'Pat stands at the kraal.');
  github.failure = { at: save, how: 'offline' };
  await editor.saveFails(save, 'The phone has no connection');
  github.failure = undefined;
  await page.reload();
  await editor.saveRefused('Photo for the portrait of the owner, Photo: the page reloaded');
  await choosePortrait(page);
  await editor.write('What it shows', 'Pat stands at the kraal.');
  await editor.save();
  expect(github.readFacts('photos')).toMatchObject({ owner: { alt: 'Pat stands at the kraal.' } });
});

test('three saves while GitHub lags behind', { tag: thorough }, async ({
  editor,
  github,
  page,
}) => {
  await editor.open();
  for (const amount of [1100, 1200, 1300]) {
    await editor.openForm(prices);
    await editor.write(bedShaping, String(amount));
    // GitHub returns the previous commit twice more.
    github.answersBehind = 2;
    await editor.save();
    expect(github.readFacts('prices')).toMatchObject({ bedShapingRandPerHectare: amount });
  }
  // The same after a reload.
  github.answersBehind = 2;
  await page.reload();
  await editor.openForm(prices);
  await expect(editor.field(bedShaping)).toHaveValue(writeNumber(1300));
  // If GitHub stays behind, the editor refuses to merge with the old commit.
  github.answersBehind = 100;
  await editor.write(bedShaping, '1400');
  await editor.saveRefused('GitHub has not caught up with the last save.');
  github.answersBehind = 100;
  await page.reload();
  await expect(editor.notice).toContainText('GitHub has not caught up', { timeout: 20_000 });
  github.answersBehind = 0;
  await editor.press('Try again');
  await expect(editor.field(bedShaping)).toHaveValue(writeNumber(1400));
  await editor.save();
  expect(github.message).toBe('Change prices\n\nSaved by owner@farm.example');
});

test('a change sent twice is saved once', { tag: thorough }, async ({ editor, github, page }) => {
  await editor.open('#prices');
  await editor.write(bedShaping, '1350');
  // Chromium resends a request if the connection breaks before the response.
  await page.route(/save$/, async (route) => {
    const request = route.request();
    const body = request.postData() ?? '';
    const { origin } = new URL(request.url());
    const headers = { ...request.headers(), origin, 'content-length': String(body.length) };
    await respond(github.session, new Request(request.url(), { method: 'POST', headers, body }));
    await route.fallback();
  });
  const commits = github.commits.length;
  await editor.save();
  expect(github.commits).toHaveLength(commits + 1);
  expect(github.readFacts('prices')).toMatchObject({ bedShapingRandPerHectare: 1350 });
});

test('a broken file keeps its form closed', { tag: thorough }, async ({ editor, github, page }) => {
  await editor.open('#prices');
  await editor.write(planting, '2600');
  const sentence =
    'facts/prices.json cannot be read. Its form stays closed until the person who looks after the site has corrected it.';
  for (const [index, broken] of [
    '{ "plantingRandPerHectare": 1 200 }',
    '<<<<<<< HEAD',
    '[1]',
    '""',
  ].entries()) {
    github.commit([['facts/prices.json', Buffer.from(broken)]]);
    if (index === 0) await editor.saveRefused(sentence);
    await editor.open();
    await editor.tap(page.getByRole('link', { name: `${prices} Not saved yet Cannot be read` }));
    await expect(editor.notice).toHaveText(sentence);
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
    expect(String(github.read('facts/prices.json'))).toBe(broken);
  }
});

/** Failures to read `main`: of the page's request to the Worker, or of the Worker's to GitHub. */
const failuresToRead: readonly (readonly [at: 'page' | 'GitHub', Failure, string])[] = [
  ['page', 'offline', 'The phone has no connection'],
  ['page', 'cut', 'The phone has no connection'],
  ['page', 'silence', 'No answer came in time'],
  ['page', 'signInPage', 'You are signed out'],
  ['page', answer(401), 'You are signed out'],
  ['page', answer(403), 'You are not signed in'],
  ['page', answer(500), 'Something is wrong at GitHub'],
  ['page', answer(503), 'We can’t check sign-ins right now: try again.'],
  ['page', htmlPage(503), 'Something is wrong at GitHub'],
  ['page', htmlPage(200), 'Something other than GitHub answered'],
  ['GitHub', 'offline', 'Something is wrong at GitHub'],
  ['GitHub', says(401), 'The editor’s key at GitHub no longer works'],
  ['GitHub', says(403), 'The editor’s key at GitHub no longer works'],
  ['GitHub', says(409), 'Somebody else has just changed the farm’s files. Try again now.'],
  ['GitHub', says422, 'GitHub cannot take this as it is'],
  ['GitHub', says(429), 'GitHub has had too many requests'],
  ['GitHub', says(500), 'Something is wrong at GitHub'],
  ['GitHub', says(503), 'Something is wrong at GitHub'],
];
/** Empty and unrelated responses. */
const emptyFacts = ['page', answer(200, ''), 'Something other than GitHub answered'] as const;
const emptyQuery = ['GitHub', answer(200, ''), 'Something is wrong at GitHub'] as const;
const htmlQuery = ['GitHub', htmlPage(200), 'Something is wrong at GitHub'] as const;
const failuresToOpen = [...failuresToRead, emptyFacts, emptyQuery, htmlQuery];

for (const [what, hash] of [
  ['the list', ''],
  ['a form', '#prices'],
] as const) {
  test(`however the opening of ${what} fails, no text is lost`, { tag: thorough }, async ({
    editor,
    github,
    page,
  }) => {
    test.setTimeout(120_000);
    const setImpatient = await shortenTimeouts(page);
    const signIn = page.getByRole('link', { name: 'Sign in again' });
    await editor.open('#prices');
    await editor.write(planting, '2600');
    await editor.open(hash);
    for (const [at, how, sentence] of failuresToOpen) {
      await setImpatient(how === 'silence');
      github.failure = { at: at === 'page' ? facts : query, how };
      await page.reload();
      await expect(editor.notice, JSON.stringify(how)).toContainText(sentence);
      // In a new tab, so that this one keeps its text.
      if (how === 'signInPage') await expect(signIn).toHaveAttribute('target', '_blank');
      await setImpatient(false);
      github.failure = undefined;
      await editor.press('Try again');
      if (hash === '') await editor.openForm(`${prices} Not saved yet`);
      await expect(editor.field(planting), JSON.stringify(how)).toHaveValue(writeNumber(2600));
      await editor.open(hash);
    }
    await editor.open('#prices');
    await editor.save();
    expect(github.readFacts('prices')).toMatchObject({ plantingRandPerHectare: 2600 });
  });
}

test('Discard asks in its own place', { tag: thorough }, async ({ editor, github, page }) => {
  // Some browsers answer `confirm` without showing a dialog.
  await page.addInitScript(() => {
    window.confirm = () => false;
  });
  await editor.open('#prices');
  await editor.write(bedShaping, '1350');
  await editor.press('Discard');
  await expect(page.getByText(`Discard what you changed in “${prices}”?`)).toBeVisible();
  await editor.press('No');
  await expect(editor.field(bedShaping)).toHaveValue(writeNumber(1350));
  await editor.press('Discard');
  await editor.press('Yes');
  await editor.expectList();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await editor.openForm(prices);
  await expect(editor.field(bedShaping)).toHaveValue(writeNumber(1000));
  expect(github.commits).toHaveLength(2);
});

test('the page says if its script is missing or the browser is too old', async ({
  editor,
  page,
}) => {
  await page.addInitScript(() => void Reflect.deleteProperty(Array.prototype, 'toSpliced'));
  await editor.open();
  await expect(page.getByText('This browser is too old for the editor')).toBeVisible();
  await page.route('**/edit/editor.js', (route) => route.abort());
  await page.reload();
  // Skips the 20 seconds that the page waits for the script.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(page.getByText('The editor has not started: load the page again.')).toBeVisible();
});
