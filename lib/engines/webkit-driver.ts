import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { EngineDriver } from './engine-driver';
import { openSession } from './webdriver';

const driverPath = '/usr/bin/WebKitWebDriver';
const screenPath = '/usr/bin/Xvfb';
const libraries = '/usr/lib';
const startMilliseconds = 15_000;

/** WebKit's own small browser; Debian keeps it in the folder of the machine's architecture. */
export function findMiniBrowser(): string | undefined {
  if (!existsSync(driverPath) || !existsSync(screenPath)) return undefined;
  return readdirSync(libraries)
    .map((folder) => `${libraries}/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
}

/** Starts a screen that nobody sees, under a number that it chooses itself. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(screenPath, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] ?? screen, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('The system gave no free port.');
  return address.port;
}

async function waitUntilReady(origin: string): Promise<void> {
  const end = Date.now() + startMilliseconds;
  while (Date.now() < end) {
    const answer = await fetch(`${origin}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`${driverPath} did not answer within ${startMilliseconds / 1000} seconds.`);
}

/**
 * Starts WebKit in a window on a screen of its own.
 * @param features what MiniBrowser switches on or off, such as `-PopoverAttribute`.
 */
export async function startWebKit(features?: string): Promise<EngineDriver> {
  const { screen, display } = await startScreen();
  const port = await findFreePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    // Its sandbox needs rights that a container does not have; it only meets our own pages.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const stop = () => {
    driver.kill();
    screen.kill();
  };
  try {
    const origin = `http://127.0.0.1:${port}`;
    await waitUntilReady(origin);
    const session = await openSession(origin, {
      'webkitgtk:browserOptions': {
        binary: findMiniBrowser(),
        args: ['--automation', ...(features ? [`--features=${features}`] : [])],
      },
    });
    return { ...session, close: () => session.close().finally(stop) };
  } catch (error) {
    stop();
    throw error;
  }
}
