/** WebKitGTK, driven by the WebDriver protocol on a screen of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect } from '@playwright/test';
import { z } from 'zod';
import type { Driver } from './driver';

const driverPath = '/usr/bin/WebKitWebDriver';
const screenPath = '/usr/bin/Xvfb';
const startMilliseconds = 15_000;
// The code points that the WebDriver standard gives to keys without a character.
const keyCodes = { Escape: '\uE00C', ArrowRight: '\uE014' };

const answerShape = z.object({ value: z.unknown() });
const refusalShape = z.object({ value: z.object({ error: z.string(), message: z.string() }) });
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

/** Sends a WebDriver command. @throws the driver's own words if it refuses. */
async function send(address: string, method: string, parameters?: object): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(parameters && { body: JSON.stringify(parameters) }),
  });
  const body: unknown = await answer.json();
  if (answer.ok) return answerShape.parse(body).value;
  const { error, message } = refusalShape.parse(body).value;
  throw new Error(`${error}: ${message}`);
}

async function openSession(origin: string, browserArguments: string[]): Promise<Driver> {
  const alwaysMatch = { 'webkitgtk:browserOptions': { args: browserArguments } };
  const created = await send(`${origin}/session`, 'POST', { capabilities: { alwaysMatch } });
  const session = `${origin}/session/${sessionShape.parse(created).sessionId}`;
  const post = (command: string, parameters: object) =>
    send(`${session}/${command}`, 'POST', parameters);
  const act = async (type: string, actions: object[]) => {
    await post('actions', { actions: [{ type, id: type, actions }] });
  };
  const type = (text: string) =>
    act(
      'key',
      text.split('').flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  return {
    open: async (url) => {
      await post('url', { url });
    },
    run: (script) => post('execute/sync', { script, args: [] }),
    clickAt: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type,
    press: (key) => type(keyCodes[key]),
    resize: async (width, height) => {
      await post('window/rect', { width, height });
    },
    close: async () => {
      await send(session, 'DELETE');
    },
  };
}

/**
 * Starts WebKit's small browser, MiniBrowser.
 * @param features what it switches on or off, such as `-PopoverAttribute`.
 */
export async function startWebKit(path: string, features?: string): Promise<Driver> {
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
    const session = await openSession(origin, [
      '--automation',
      ...(features ? [`--features=${features}`] : []),
    ]);
    return { ...session, close: () => session.close().finally(stop) };
  } catch (error) {
    stop();
    throw error;
  }
}
