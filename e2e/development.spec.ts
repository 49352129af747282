import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { findFreePort } from '../lib/tools/local-servers';
import { openCalculator } from './calculator';
import { contactForm, expectToast } from './contact-form';
import { expect, test, thorough } from './site';

let server: ChildProcess | undefined;
const prices = 'content/facts/prices.json';
const pricesBefore = readFileSync(prices, 'utf8');
test.afterEach(() => {
  writeFileSync(prices, pricesBefore);
  // The whole group, if the test failed before it ended npm.
  if (server?.pid && server.exitCode === null) process.kill(-server.pid);
});

test('npm run dev calculates, receives enquiries, also at the address that a phone uses, and shows a changed price', {
  tag: thorough,
}, async ({ browser }) => {
  test.slow();
  const port = await findFreePort();
  const env = { ...process.env, PORT: String(port), FACTS_FOLDER: '' };
  server = spawn('npm', ['run', 'dev'], { env, detached: true, stdio: 'ignore' });
  const answer = () =>
    fetch(`http://127.0.0.1:${port}/garlic`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(answer, { timeout: 60_000 }).toBe(200);
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const network = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  for (const host of ['127.0.0.1', ...(network ? [network.address] : [])]) {
    const page = await browser.newPage({ baseURL: `http://${host}:${port}` });
    const { seeds, results } = await openCalculator(page);
    await seeds.fill('10000');
    await expect(results).toBeVisible();
    const form = contactForm(page);
    await form.fillInAndSubmit();
    await expectToast(page, 'Message Sent!');
    expect(await form.received()).toHaveLength(1);
    const price = page.getByText('R1 234', { exact: true });
    await expect(price).toHaveCount(0);
    writeFileSync(prices, pricesBefore.replace(/"bedShaping": \d+/, '"bedShaping": 1234'));
    await expect(price.first()).toBeVisible();
    writeFileSync(prices, pricesBefore);
    await expect(price).toHaveCount(0);
    await page.close();
  }
  // npm alone, as a supervisor would.
  server.kill();
  await expect.poll(answer).toBe(0);
});
