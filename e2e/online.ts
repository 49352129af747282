import { networkInterfaces } from 'node:os';
import type { BrowserContext } from '@playwright/test';

/**
 * Makes `navigator.onLine` true on a machine without a network, where Chromium says it is offline,
 * until a test sets it offline. Servers on this machine can be reached anyway.
 */
export async function keepOnline(context: BrowserContext): Promise<void> {
  const networks = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  if (networks.some(({ internal }) => !internal)) return;
  await context.addInitScript(() => {
    let isOnline = true;
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => isOnline });
    for (const type of ['online', 'offline']) {
      addEventListener(type, () => {
        isOnline = type === 'online';
      });
    }
  });
  const setOffline = context.setOffline.bind(context);
  // The browser does not fire these events here.
  context.setOffline = async (isOffline) => {
    await setOffline(isOffline);
    const type = isOffline ? 'offline' : 'online';
    for (const page of context.pages()) {
      await page.evaluate((name) => dispatchEvent(new Event(name)), type);
    }
  };
}
