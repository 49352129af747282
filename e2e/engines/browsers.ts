/** The browsers of the system, each behind the same few commands. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { z } from 'zod';
import { findChromium } from '../../lib/tools/chromium.mjs';
import { runServer } from '../../lib/tools/serving';

/** A browser with one window. */
export interface Browser {
  /** Opens an address and waits until the page has loaded. */
  readonly open: (address: string) => Promise<unknown>;
  /** Evaluates an expression in the page; its value as JSON can carry it. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly resize: (widthPixels: number, heightPixels: number) => Promise<unknown>;
  readonly click: (xPixels: number, yPixels: number) => Promise<unknown>;
  readonly type: (text: string) => Promise<unknown>;
  readonly press: (key: Key) => Promise<unknown>;
  readonly close: () => Promise<unknown>;
}

export type Key = 'Escape' | 'ArrowRight';

const webKitPaths = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' };
const webKitInstallation = 'apt-get install -y webkit2gtk-driver xvfb';
// The code points that the WebDriver standard gives to keys without a character.
const keyCodes = { Escape: '\uE00C', ArrowRight: '\uE014' } satisfies Record<Key, string>;
const answerShape = z.object({ value: z.unknown() });
const sessionShape = z.object({ sessionId: z.string() });

/** The first of the paths at which there is a program. @throws the command that installs it. */
function installed(paths: readonly (string | undefined)[], installation: string): string {
  const path = paths.find((candidate) => candidate && existsSync(candidate));
  if (!path) throw new Error(`The browser is not on this machine: run ${installation}.`);
  return path;
}

async function startWithPuppeteer(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch(options);
  const page = await browser.newPage();
  return {
    open: (address) => page.goto(address),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}

export async function startChromium(): Promise<Browser> {
  const executablePath = installed([await findChromium()], 'apt-get install -y chromium');
  return startWithPuppeteer({ browser: 'chrome', executablePath, args: ['--no-sandbox'] });
}

export async function startFirefox(): Promise<Browser> {
  const paths = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];
  const executablePath = installed(paths, 'apt-get install -y firefox-esr, or set FIREFOX_PATH');
  return startWithPuppeteer({ browser: 'firefox', executablePath });
}

/** Sends a command of the WebDriver protocol. @throws the driver's own words if it refuses. */
async function send(address: string, method: string, parameters?: object): Promise<unknown> {
  const body = parameters && JSON.stringify(parameters);
  const answer = await fetch(address, { method, ...(body && { body }) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`WebKit's driver answered ${answer.status}: ${text}`);
  return answerShape.parse(JSON.parse(text)).value;
}

/** The commands of a WebDriver session. */
function sessionCommands(session: string): Omit<Browser, 'close'> {
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
    open: (url) => post('url', { url }),
    evaluate: (expression) => post('execute/sync', { script: `return ${expression}`, args: [] }),
    resize: (width, height) => post('window/rect', { width, height }),
    click: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type,
    press: (key) => type(keyCodes[key]),
  };
}

/**
 * Starts WebKit's small browser, MiniBrowser, on a virtual screen.
 * @param features what it switches on or off, such as `-PopoverAttribute`.
 */
export async function startWebKit(features?: string): Promise<Browser> {
  const path = installed([webKitPaths.driver], webKitInstallation);
  // The screen chooses its own number and writes it to the third stream.
  const screen = spawn(
    installed([webKitPaths.screen], webKitInstallation),
    ['-displayfd', '3', '-screen', '0', '1400x1000x24'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [display]: unknown[] = await once(screen.stdio[3] ?? screen, 'data');
  const driver = await runServer({
    path,
    installation: webKitInstallation,
    prepare: (port) => [`--port=${port}`],
    // The sandbox needs rights that a container lacks, and the browser opens our own pages only.
    environment: {
      DISPLAY: `:${String(display).trim()}`,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const args = ['--automation', ...(features ? [`--features=${features}`] : [])];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args } } };
  const sessions = `http://127.0.0.1:${driver.port}/session`;
  const { sessionId } = sessionShape.parse(await send(sessions, 'POST', { capabilities }));
  const session = `${sessions}/${sessionId}`;
  return {
    ...sessionCommands(session),
    async close() {
      await send(session, 'DELETE');
      await driver.stop();
      screen.kill();
    },
  };
}
