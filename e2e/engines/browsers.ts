/** Firefox and WebKit, as the system installs them, behind the same few commands. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { z } from 'zod';
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

// The code points that the WebDriver standard gives to keys without a character.
const keyCodes = { Escape: '\uE00C', ArrowRight: '\uE014' };
export type Key = keyof typeof keyCodes;
const webKitInstallation = 'apt-get install -y webkit2gtk-driver xvfb';
const sessionShape = z.object({ value: z.object({ sessionId: z.string() }) });
const answerShape = z.object({ value: z.unknown() });

/** The first of the paths at which there is a program. @throws the command that installs it. */
function installed(paths: readonly (string | undefined)[], installation: string): string {
  const path = paths.find((candidate) => candidate && existsSync(candidate));
  if (!path) throw new Error(`The browser is not on this machine: run ${installation}.`);
  return path;
}

async function startFirefox(): Promise<Browser> {
  const paths = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];
  const executablePath = installed(paths, 'apt-get install -y firefox-esr, or set FIREFOX_PATH');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
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

/** Sends a command of the WebDriver protocol. @throws the driver's own words if it refuses. */
async function send(address: string, method: string, parameters?: object): Promise<unknown> {
  const answer = await fetch(address, { method, body: JSON.stringify(parameters) ?? null });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`WebKit's driver answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

/** Starts a virtual screen. @returns its process and the number that it has chosen. */
async function startScreen() {
  const path = installed(['/usr/bin/Xvfb'], webKitInstallation);
  const screen = spawn(path, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number]: unknown[] = await once(screen.stdio[3] ?? screen, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

/**
 * Starts WebKit's small browser, MiniBrowser.
 * @param features what it switches on or off, such as `-PopoverAttribute`.
 */
async function startWebKit(...features: string[]): Promise<Browser> {
  const { screen, display } = await startScreen();
  const driver = await runServer({
    path: '/usr/bin/WebKitWebDriver',
    installation: webKitInstallation,
    prepare: (port) => [`--port=${port}`],
    // The sandbox needs rights that a container lacks, and the browser opens our own pages only.
    environment: { DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const sessions = `http://127.0.0.1:${driver.port}/session`;
  const args = ['--automation', ...features.map((feature) => `--features=${feature}`)];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args } } };
  const session = sessionShape.parse(await send(sessions, 'POST', { capabilities })).value;
  const address = `${sessions}/${session.sessionId}`;
  const post = (command: string, parameters: object) =>
    send(`${address}/${command}`, 'POST', parameters);
  const act = (type: 'key' | 'pointer', actions: object[]) =>
    post('actions', { actions: [{ type, id: type, actions }] });
  const type = (text: string) =>
    act(
      'key',
      text
        .split('')
        .flatMap((value) => ['keyDown', 'keyUp'].map((move) => ({ type: move, value }))),
    );
  return {
    open: (url) => post('url', { url }),
    evaluate: async (expression) =>
      answerShape.parse(await post('execute/sync', { script: `return ${expression}`, args: [] }))
        .value,
    resize: (width, height) => post('window/rect', { width, height }),
    click: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type,
    press: (key) => type(keyCodes[key]),
    async close() {
      await send(address, 'DELETE');
      await driver.stop();
      screen.kill();
    },
  };
}

/** Tags of journeys: each engine makes those that bear its tag. */
export const main = '@main';
export const withoutPopover = '@without-popover';
export const withoutScripts = '@without-scripts';

/** The engines beside Chromium, and WebKit without parts that older browsers lack. */
export const engines: Record<string, { tag: string; start: () => Promise<Browser> }> = {
  firefox: { tag: main, start: startFirefox },
  webkit: { tag: main, start: startWebKit },
  'webkit-without-popover': { tag: withoutPopover, start: () => startWebKit('-PopoverAttribute') },
  'webkit-without-scripts': { tag: withoutScripts, start: () => startWebKit('-JavaScriptMarkup') },
};
