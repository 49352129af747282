import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { findFreePort } from '../lib/tools/local-servers';
import { openCalculator } from './calculator';
import { expect, test, thorough } from './site';

let server: ChildProcess | undefined;
const prices = 'content/facts/prices.json';
const pricesBefore = readFileSync(prices, 'utf8');
test.afterEach(() => {
  writeFileSync(prices, pricesBefore);
  // The whole group, if the test failed before it ended npm.
  if (server?.pid && server.exitCode === null) process.kill(-server.pid);
});

test('edits under npm run dev, which calculates and shows a changed price', {
  tag: thorough,
}, async ({ browser }) => {
  // Next compiles each page when it is first asked for, which may take minutes on a busy machine.
  test.setTimeout(300_000);
  const address = `http://127.0.0.1:${await findFreePort()}`;
  const env = { ...process.env, PORT: new URL(address).port, FACTS_FOLDER: '' };
  server = spawn('npm', ['run', 'dev'], { env, detached: true, stdio: 'ignore' });
  const answer = () =>
    fetch(`${address}/garlic`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(answer, { timeout: 240_000 }).toBe(200);
  const page = await browser.newPage({ baseURL: address });
  const { seeds, results } = await openCalculator(page);
  await seeds.fill('10000');
  await expect(results).toBeVisible();
  writeFileSync(prices, pricesBefore.replace(/"bedShaping": \d+/, '"bedShaping": 1234'));
  await expect(page.getByText('R1 234', { exact: true }).first()).toBeVisible();
  await page.close();
  // npm alone, as a supervisor would.
  server.kill();
  await expect.poll(answer).toBe(0);
});
