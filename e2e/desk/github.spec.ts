import { expect, type Page } from '@playwright/test';
import { exampleFarm } from '@/content/facts/folders.mjs';
import { readDraft } from '@/content/facts/read';
import { farms } from '@/lib/testing/written-farms';
import { thorough } from '../site';
import { type DeskOnPhone, readContent, test } from './desk';
import { type Failure, GithubStandIn } from './github-stand-in';

const token = 'github_pat_example';

test('sign in, save, mark as ready, publish', async ({ context, desk, page }) => {
  const github = new GithubStandIn(readContent(), token);
  await github.standIn(context);
  await desk.open();
  const licences = await page.request.get(new URL('licences.txt', page.url()).href);
  expect(await licences.text()).toMatch(/^@sveltia\/cms [\d.]+ \(MIT\)\n\nMIT License/);

  await desk.tap(page.getByRole('button', { name: 'Sign In with Your Token' }));
  await desk.fill(page.getByRole('textbox', { name: 'Personal Access Token' }), token);
  await desk.tap(page.getByRole('button', { name: 'Sign In', exact: true }));
  await page.getByRole('treeitem').first().waitFor();
  expect(desk.taps, 'taps to sign in').toBe(3);

  await desk.openForm('Prices of the garlic services');
  await desk.fill(page.getByRole('textbox', { name: 'Bed shaping, rand per hectare' }), '1350');
  await desk.tap(page.getByRole('button', { name: 'Save' }));
  await page.getByRole('button', { name: 'Later' }).waitFor();
  expect(desk.taps - 3, 'taps to save').toBe(3);
  const branch = 'cms/_singletons/prices';
  expect(github.pull).toEqual({ branch, isDraft: true, isMerged: false });
  expect(String(github.files.get('content/facts/prices.json'))).toContain('"bedShaping": 1000');

  await desk.tap(page.getByRole('button', { name: 'Ready to Publish' }));
  // The desk offers to publish a moment before GitHub lets it.
  await expect.poll(() => github.pull?.isDraft).toBe(false);
  await desk.tap(page.getByRole('button', { name: 'Publish' }));
  await desk.tap(page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }));
  await expect.poll(() => github.pull?.isMerged).toBe(true);
  expect(desk.taps - 6, 'taps to publish').toBe(3);
  expect(String(github.files.get('content/facts/prices.json'))).toContain('"bedShaping": 1350');
  expect(desk.others.filter((url) => !url.startsWith('https://api.github.com/'))).toEqual([]);
});

const html = '<!doctype html><title>Unicorn!</title>';
const answer = (status: number, message: string) => ({ status, body: JSON.stringify({ message }) });
const refused = (type: string) => ({ status: 200, body: JSON.stringify({ errors: [{ type }] }) });

/** How GitHub fails, and how the sentence for it begins. */
const failures: readonly (readonly [Failure, string])[] = [
  [answer(401, 'Bad credentials'), 'Your token has ended'],
  [
    answer(403, 'Resource not accessible by personal access token'),
    'GitHub does not let your token',
  ],
  [answer(404, 'Not Found'), 'GitHub does not show'],
  [answer(405, 'Pull Request is not mergeable'), 'GitHub cannot publish this change yet'],
  [answer(409, 'Head branch was modified'), 'Somebody else has changed the same'],
  [answer(422, 'Validation Failed'), 'GitHub cannot take this change'],
  [answer(429, 'Too Many Requests'), 'GitHub was asked too often'],
  [answer(500, 'Server Error'), 'GitHub has a fault'],
  [{ status: 500, body: html }, 'GitHub has a fault'],
  [refused('STALE_DATA'), 'The farm’s files have changed'],
  ['offline', 'The phone has no connection'],
  ['silence', 'GitHub did not answer in time'],
];

/** Opens the desk as somebody who has signed in before. */
async function openSignedIn(desk: DeskOnPhone, page: Page): Promise<void> {
  await page.addInitScript((token) => {
    const user = { backendName: 'github', token, login: 'pat-example', name: 'Pat Example', id: 1 };
    localStorage.setItem('sveltia-cms.user', JSON.stringify(user));
  }, token);
  await desk.open();
}

test('opened while GitHub fails, the desk says why', { tag: thorough }, async ({
  context,
  desk,
  page,
}) => {
  test.setTimeout(120_000);
  const github = new GithubStandIn(readContent(), token);
  await github.standIn(context);
  for (const [how, words] of failures) {
    github.failure = { at: /./, how };
    await openSignedIn(desk, page);
    const notice = page.locator('#notice');
    await expect(notice).toContainText(words, { timeout: 30_000 });
    await expect(notice).toContainText('Nothing is lost.');
  }
  github.failure = undefined;
  await openSignedIn(desk, page);
  await page.getByRole('treeitem').first().waitFor();
});

test('when GitHub fails at a save or at publishing, the desk says why and keeps the words', {
  tag: thorough,
}, async ({ context, desk, page }) => {
  test.setTimeout(180_000);
  const github = new GithubStandIn(readContent(), token);
  await github.standIn(context);
  await openSignedIn(desk, page);
  await desk.openForm('Prices of the garlic services');
  const price = page.getByRole('textbox', { name: 'Bed shaping, rand per hectare' });
  await desk.fill(price, '1350');
  for (const [how, words] of failures) {
    github.failure = { at: /createCommitOnBranch/, how };
    await page.getByRole('button', { name: 'Save' }).tap();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(words, { timeout: 30_000 });
    await expect(dialog).toContainText(/Your words are kept on this phone\. .*press Save again\./);
    await dialog.getByRole('button', { name: 'OK' }).tap();
    await expect(price).toHaveValue('1350');
  }
  github.failure = undefined;
  await page.getByRole('button', { name: 'Save' }).tap();
  await desk.tap(page.getByRole('button', { name: 'Ready to Publish' }));
  await expect.poll(() => github.pull?.isDraft).toBe(false);
  for (const [how, words] of failures) {
    github.failure = { at: /PUT .*merge/, how };
    await desk.tap(page.getByRole('button', { name: 'Publish' }));
    await desk.tap(page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }));
    const notice = page.locator('#notice');
    await expect(notice).toContainText(words, { timeout: 30_000 });
    await expect(notice).toContainText(/what is live stays\. .*press Publish again\./);
    await notice.getByRole('button', { name: 'Close' }).tap();
  }
  expect(github.pull?.isMerged).toBe(false);
});

test('above the list the desk says what is open, and what became of a change', async ({
  context,
  desk,
  page,
}) => {
  const github = new GithubStandIn(readContent(farms.open), token);
  await github.standIn(context);
  await openSignedIn(desk, page);
  const news = page.getByRole('region', { name: 'News' });
  await news.getByText(/^\d+ questions are open, \d+ of them before the site can go live$/).tap();
  await expect(news).toContainText('What is the owner’s full name?');
  await expect(news).toContainText('Example: Johan Voorbeeld');
  await news.getByRole('link', { name: /Owner’s name$/ }).tap();
  await expect(page.getByRole('textbox', { name: 'Owner’s name' })).toBeVisible();
  await expect(news).toBeHidden();
  github.pull = { branch: 'cms/_singletons/prices', isDraft: false, isMerged: true };
  await page.getByRole('button', { name: 'Cancel Editing' }).tap();
  await expect(news).toContainText('Prices of the garlic services: published, and being checked');
  github.answers.push('**Your change is live:** https://farm.example');
  await page.reload();
  await expect(news).toContainText(/Prices of the garlic services: live since .*\d:\d\d\./);
  github.files = readContent(readDraft(exampleFarm, '2026-11-22'));
  await page.reload();
  await expect(news).toContainText('live since');
  await expect(news).not.toContainText('open');
  await expect(news).not.toContainText('sign-in');
  await page.clock.setFixedTime(Date.now() + 355 * 24 * 60 * 60 * 1000);
  await page.reload();
  await expect(news).toContainText(/Your sign-in ends on \d+ \w+ \d{4} at the latest/);
});

test('a token that does not hold is refused, and asked for again', async ({
  context,
  desk,
  page,
}) => {
  await new GithubStandIn(readContent(), token).standIn(context);
  await desk.open();
  await page.getByRole('button', { name: 'Sign In with Your Token' }).tap();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('github_pat_expired');
  await page.getByRole('button', { name: 'Sign In', exact: true }).tap();
  await expect(page.getByRole('alert')).toContainText(/token/);
  await expect(page.getByRole('button', { name: 'Sign In with Your Token' })).toBeVisible();
});
