import { existsSync } from 'node:fs';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { findChromium } from '../../lib/tools/chromium.mjs';
import type { OpenBrowser } from './tab';
import { findWebKit, startWebKit } from './webkit';

/** Tags of journeys: each engine makes those that bear its tag. */
export const main = '@main';
export const withoutPopover = '@without-popover';
export const withoutScripts = '@without-scripts';

/** A browser engine, or one with a part of it switched off. */
export interface Engine {
  readonly name: string;
  readonly tag: string;
  /** The command that installs it. */
  readonly installation: string;
  /** The path of its program, if it is installed. */
  readonly find: () => Promise<string | undefined>;
  readonly start: (path: string) => Promise<OpenBrowser>;
}

async function launch(options: LaunchOptions): Promise<OpenBrowser> {
  const browser = await puppeteer.launch(options);
  return { driver: await browser.newPage(), close: () => browser.close() };
}

export const chromium: Engine = {
  name: 'chromium',
  tag: main,
  installation: 'apt-get install -y chromium',
  find: findChromium,
  start: (executablePath) => launch({ browser: 'chrome', executablePath, args: ['--no-sandbox'] }),
};

const webkit: Engine = {
  name: 'webkit',
  tag: main,
  installation: 'apt-get install -y webkit2gtk-driver xvfb',
  find: async () => findWebKit(),
  start: (path) => startWebKit(path),
};

/** The engines that the site has to work in, and WebKit with parts that older browsers lack off. */
export const engines: readonly Engine[] = [
  chromium,
  {
    name: 'firefox',
    tag: main,
    installation: 'apt-get install -y firefox-esr, or set FIREFOX_PATH',
    find: async () =>
      [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
        (path) => path && existsSync(path),
      ),
    start: (executablePath) => launch({ browser: 'firefox', executablePath }),
  },
  webkit,
  {
    ...webkit,
    name: 'webkit-without-popover',
    tag: withoutPopover,
    start: (path) => startWebKit(path, '-PopoverAttribute'),
  },
  {
    ...webkit,
    name: 'webkit-without-scripts',
    tag: withoutScripts,
    start: (path) => startWebKit(path, '-JavaScriptMarkup'),
  },
];
