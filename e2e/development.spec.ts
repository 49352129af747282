import { type ChildProcess, spawn } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { findFreePort } from '../lib/tools/local-servers';
import { openCalculator } from './calculator';
import { contactForm, expectToast } from './contact-form';
import { expect, test, thorough } from './site';

let server: ChildProcess | undefined;
test.afterEach(() => {
  // The whole group: npm starts others.
  if (server?.pid) process.kill(-server.pid);
});

test('npm run dev calculates and receives enquiries, also at the address that a phone uses', {
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
    await page.close();
  }
});
