/** WebKitGTK, driven by the WebDriver protocol on a screen of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect } from '@playwright/test';
import { z } from 'zod';
import type { Driver, OpenBrowser } from './tab';

const driverPath = '/usr/bin/WebKitWebDriver';
const screenPath = '/usr/bin/Xvfb';
const startMilliseconds = 15_000;
// The code points that the WebDriver standard gives to keys without a character.
const keyCodes = { Escape: '\uE00C', ArrowRight: '\uE014' };

const answerShape = z.object({ value: z.unknown() });
const sessionShape = z.object({ sessionId: z.string() });
const listenerShape = z.object({ port: z.number() });

/** The path of WebKit's WebDriver, if both it and the virtual screen are installed. */
export function findWebKit(): string | undefined {
  return existsSync(screenPath) && existsSync(driverPath) ? driverPath : undefined;
}

/** Starts a virtual screen, which chooses its own number. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(screenPath, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] ?? screen, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

async function findFreePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listenerShape.parse(listener.address());
  listener.close();
  return port;
}

/** Sends a command of the WebDriver protocol. @throws the driver's own words if it refuses. */
async function send(address: string, method: string, parameters?: object): Promise<unknown> {
  const answer = await fetch(address, { method, body: parameters && JSON.stringify(parameters) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`WebKit's driver answered ${answer.status}: ${text}`);
  return answerShape.parse(JSON.parse(text)).value;
}

/** The commands of a session, named as puppeteer names them. */
function driverOf(session: string): Driver {
  const post = (command: string, parameters: object) =>
    send(`${session}/${command}`, 'POST', parameters);
  const act = (type: string, actions: object[]) =>
    post('actions', { actions: [{ type, id: type, actions }] });
  const type = (text: string) =>
    act(
      'key',
      text.split('').flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  return {
    goto: (url) => post('url', { url }),
    evaluate: (expression) => post('execute/sync', { script: `return ${expression}`, args: [] }),
    setViewport: (pixels) => post('window/rect', pixels),
    mouse: {
      click: (x, y) =>
        act('pointer', [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
    },
    keyboard: { type, press: (key) => type(keyCodes[key]) },
  };
}

/**
 * Starts WebKit's small browser, MiniBrowser.
 * @param features what it switches on or off, such as `-PopoverAttribute`.
 */
export async function startWebKit(path: string, features?: string): Promise<OpenBrowser> {
  const { screen, display } = await startScreen();
  const port = await findFreePort();
  const driver = spawn(path, [`--port=${port}`], {
    stdio: 'ignore',
    // The sandbox needs rights that a container lacks, and the browser opens our own pages only.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const stop = () => {
    driver.kill();
    screen.kill();
  };
  try {
    const origin = `http://127.0.0.1:${port}`;
    await expect(async () => {
      expect((await fetch(`${origin}/status`)).ok).toBe(true);
    }, `${path} answers`).toPass({ timeout: startMilliseconds });
    const args = ['--automation', ...(features ? [`--features=${features}`] : [])];
    const alwaysMatch = { 'webkitgtk:browserOptions': { args } };
    const created = await send(`${origin}/session`, 'POST', { capabilities: { alwaysMatch } });
    const session = `${origin}/session/${sessionShape.parse(created).sessionId}`;
    return {
      driver: driverOf(session),
      close: () => send(session, 'DELETE').finally(stop),
    };
  } catch (error) {
    stop();
    throw error;
  }
}
