import { chromium } from '@playwright/test';
import { argumentsFor } from '../../lib/html-first/bench/bench';
import { openLink } from '../../lib/html-first/bench/link';
import { previewFolder } from '../../lib/tools/folders.mjs';
import { runCaddy } from '../../lib/tools/local-servers';
import { findChromium } from '../../lib/tools/site/prepare/chromium.mjs';
import { expect, test, thorough } from '../site';
import { caddy } from './servers';

if (caddy.isTried()) {
  test('comes back to a server by HTTP/3: the page is asked for before the handshake ends', {
    tag: thorough,
  }, async () => {
    const server = await runCaddy(previewFolder);
    const link = { kilobitsPerSecond: 10_000, roundTripMilliseconds: 200, processorSlowdown: 1 };
    const { port, close } = await openLink(server.port, link);
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: argumentsFor(port, server.keyDigest),
    });
    const page = await browser.newPage();
    const isAskedEarly = async () => {
      await page.goto(`https://localhost:${port}/garlic`, { waitUntil: 'networkidle' });
      return page.evaluate(() => {
        const [visit] = performance.getEntriesByType('navigation');
        return visit && visit.requestStart < visit.connectEnd;
      });
    };
    expect(await isAskedEarly()).toBe(false);
    await page.goto('chrome://net-internals/#sockets');
    await page.getByRole('button', { name: 'Flush socket pools' }).click();
    expect(await isAskedEarly()).toBe(true);
    await browser.close();
    close();
    await server.stop();
  });
}
