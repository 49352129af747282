import { networkInterfaces } from 'node:os';
import type { BrowserContext } from '@playwright/test';

/**
 * Lets pages be online on a machine without any network, where Chromium calls itself offline, until
 * a test sets them offline. Servers of this machine are reached all the same.
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
  // The browser itself does not fire these events.
  context.setOffline = async (isOffline) => {
    await setOffline(isOffline);
    const type = isOffline ? 'offline' : 'online';
    for (const page of context.pages()) {
      await page.evaluate((name) => dispatchEvent(new Event(name)), type);
    }
  };
}
