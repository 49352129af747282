import { expect } from '@playwright/test';
import { readContent, test } from './desk';
import { GithubStandIn } from './github-stand-in';

const token = 'github_pat_example';

test('sign in, save, mark as ready, publish', async ({ context, desk, page }) => {
  const github = new GithubStandIn(readContent(), token);
  await github.standIn(context);
  await desk.open();

  await desk.tap(page.getByRole('button', { name: 'Sign In Using Access Token' }));
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

  await desk.tap(page.getByRole('button', { name: 'Later' }));
  await desk.tap(page.getByRole('button', { name: /^Status.*Draft/ }));
  await desk.choose(page.getByRole('menu'), 'Ready');
  // The desk offers to publish a moment before GitHub lets it.
  await expect.poll(() => github.pull?.isDraft).toBe(false);
  await desk.tap(page.getByRole('button', { name: 'Publish' }));
  await desk.tap(page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }));
  await expect.poll(() => github.pull?.isMerged).toBe(true);
  expect(desk.taps - 6, 'taps to publish').toBe(5);
  expect(String(github.files.get('content/facts/prices.json'))).toContain('"bedShaping": 1350');
  expect(desk.others.filter((url) => !url.startsWith('https://api.github.com/'))).toEqual([]);
});

test('a token that does not hold is refused, and asked for again', async ({
  context,
  desk,
  page,
}) => {
  await new GithubStandIn(readContent(), token).standIn(context);
  await desk.open();
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).tap();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('github_pat_expired');
  await page.getByRole('button', { name: 'Sign In', exact: true }).tap();
  await expect(page.getByRole('alert')).toContainText(/token/);
  await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible();
});
