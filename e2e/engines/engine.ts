/** A page of the site in Firefox or WebKit, as the system installs them. */
import { expect } from '@playwright/test';
import puppeteer, { type Page } from 'puppeteer-core';
import { Builder } from 'selenium-webdriver';
import { runServer } from '../../lib/tools/local-servers';
import { test as base } from '../own-preview';

/** Puppeteer drives Firefox without a driver program. */
async function startFirefox() {
  const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox';
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // Puppeteer switches the back/forward cache off, which browsers have on.
    extraPrefsFirefox: { 'fission.bfcacheInParent': true },
  });
  const tabOf = (page: Page) => ({
    open: (address: string): Promise<unknown> => page.goto(address),
    /** The value of an expression in the page, as JSON can carry it. */
    evaluate: (expression: string): Promise<unknown> => page.evaluate(expression),
    resize: (width: number): Promise<unknown> => page.setViewport({ width, height: 800 }),
    /** Types characters, and keys such as Escape by the code points of the WebDriver standard. */
    type: async (text: string): Promise<void> => {
      await page.bringToFront();
      await page.keyboard.type(text);
    },
  });
  return {
    ...tabOf(await browser.newPage()),
    openTab: async () => tabOf(await browser.newPage()),
    close: () => browser.close(),
  };
}
type Browser = Awaited<ReturnType<typeof startFirefox>>;

/** Starts WebKitGTK's MiniBrowser, with one of its features switched off if one is named. */
async function startWebKit(withoutFeature?: string): Promise<Browser> {
  const server = await runServer({
    path: '/usr/bin/WebKitWebDriver',
    installation: 'apt-get install webkit2gtk-driver xvfb',
    prepare: (port) => [`--port=${port}`],
    // The sandbox needs rights that a container lacks, and the browser only opens our own pages.
    environment: () => ({ WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  });
  const args = ['--automation', ...(withoutFeature ? [`--features=-${withoutFeature}`] : [])];
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${server.port}`)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } })
    .build();
  const tabOf = (handle: string) => {
    const inTab = async <Value>(run: () => Promise<Value>): Promise<Value> => {
      await driver.switchTo().window(handle);
      return run();
    };
    return {
      open: (address: string) => inTab(() => driver.get(address)),
      evaluate: (expression: string) =>
        inTab(() => driver.executeScript<unknown>(`return ${expression}`)),
      resize: (width: number) =>
        inTab(() => driver.manage().window().setRect({ width, height: 800 })),
      type: (text: string) => inTab(() => driver.actions().sendKeys(text).perform()),
    };
  };
  return {
    ...tabOf(await driver.getWindowHandle()),
    async openTab() {
      await driver.switchTo().newWindow('tab');
      return tabOf(await driver.getWindowHandle());
    },
    close: () => driver.quit().then(server.stop),
  };
}

const starts: Record<string, () => Promise<Browser>> = {
  firefox: startFirefox,
  webkit: startWebKit,
  'webkit-without-popover': () => startWebKit('PopoverAttribute'),
  'webkit-without-scripts': () => startWebKit('JavaScriptMarkup'),
};

/** In the page: the visible link, button, label, heading or dialog whose name begins so. */
function visible(name: string, within = 'body') {
  const kinds = ':is(a, button, label, h1, h2, h3, [role=dialog])';
  return [...document.querySelectorAll<HTMLElement>(`${within} ${kinds}`)].find(
    (element) =>
      element.checkVisibility() &&
      (element.getAttribute('aria-label') ?? element.textContent).trim().startsWith(name),
  );
}
declare global {
  var find: typeof visible;
}

/** In the page: clicks an element, or focuses the field of a label, unless something covers it. */
function press(name: string, within: string): boolean {
  const element = find(name, within);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  if (!element?.contains(document.elementFromPoint(x + width / 2, y + height / 2))) return false;
  if (element instanceof HTMLLabelElement) element.control?.focus();
  else element.focus();
  element.click();
  return true;
}

function createTab(browser: Omit<Browser, 'openTab' | 'close'>, origin: string) {
  /** Waits until a function in the page returns something truthy. */
  async function until<Values extends readonly unknown[]>(
    inPage: (...values: Values) => unknown,
    ...values: Values
  ): Promise<void> {
    const call = `(${String(inPage)})(...${JSON.stringify(values)})`;
    const code = `(() => { globalThis.find = ${String(visible)}; return Boolean(${call}); })()`;
    const attempt = async () => expect(await browser.evaluate(code)).toBe(true);
    await expect(attempt, call).toPass({ timeout: 15_000, intervals: [100] });
  }
  const click = (name: string, within = 'body') => until(press, name, within);
  return {
    ...browser,
    until,
    click,
    open: (path: string) => browser.open(origin + path),
    fill: (label: string, text: string) => click(label).then(() => browser.type(text)),
    untilText: (selector: string, text: string) =>
      until((at, part) => document.querySelector(at)?.textContent?.includes(part), selector, text),
  };
}
export type Tab = ReturnType<typeof createTab>;

export const test = base.extend<{ tab: Tab; other: Tab }, { browserOfEngine: Browser }>({
  browserOfEngine: [
    async ({}, use, { project }) => {
      const browser = await starts[project.name]?.();
      if (!browser) throw new Error(`engine.ts does not know ${project.name}: add it there.`);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // The preview of a journey has an origin for which no other has stored anything.
  tab: async ({ browserOfEngine, preview }, use) => {
    const tab = createTab(browserOfEngine, preview.address);
    await tab.resize(1280);
    await use(tab);
  },
  /** A second tab of the same visitor. */
  other: async ({ browserOfEngine, preview }, use) => {
    const other = createTab(await browserOfEngine.openTab(), preview.address);
    await other.resize(1280);
    await use(other);
  },
});
