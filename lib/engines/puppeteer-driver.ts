import { existsSync } from 'node:fs';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { findChromium } from '../setup/browser.mjs';
import type { EngineDriver } from './engine-driver';

const firefoxPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The Firefox that FIREFOX_PATH names, or the system's. */
export function findFirefox(): string | undefined {
  const candidates = [process.env.FIREFOX_PATH, ...firefoxPaths];
  return candidates.find((path) => path && existsSync(path));
}

/** A window driven over WebDriver BiDi or, in Chromium, its own protocol. */
async function launch(options: LaunchOptions): Promise<EngineDriver> {
  const browser = await puppeteer.launch(options);
  const page = await browser.newPage();
  return {
    open: async (address) => {
      await page.goto(address);
    },
    run: (body) => page.evaluate(`(() => {${body}})()`),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

export async function startChromium(): Promise<EngineDriver> {
  return launch({
    browser: 'chrome',
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
  });
}

export async function startFirefox(): Promise<EngineDriver> {
  return launch({ browser: 'firefox', executablePath: findFirefox() });
}
