/** A page of the site in WebKit, as the system installs it. */
import { expect } from '@playwright/test';
import { Builder } from 'selenium-webdriver';
import { runServer } from '../../lib/tools/local-servers';
import { test as base } from '../own-preview';

/** Starts WebKitGTK's MiniBrowser, with one of its features switched off if one is named. */
async function startWebKit(withoutFeature: string) {
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
  return { driver, close: () => driver.quit().then(server.stop) };
}
type Browser = Awaited<ReturnType<typeof startWebKit>>;

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

function createTab({ driver }: Browser, origin: string) {
  const evaluate = (expression: string) => driver.executeScript<unknown>(`return ${expression}`);
  /** Waits until a function in the page returns something truthy. */
  async function until<Values extends readonly unknown[]>(
    inPage: (...values: Values) => unknown,
    ...values: Values
  ): Promise<void> {
    const call = `(${String(inPage)})(...${JSON.stringify(values)})`;
    const code = `(() => { globalThis.find = ${String(visible)}; return Boolean(${call}); })()`;
    const attempt = async () => expect(await evaluate(code)).toBe(true);
    await expect(attempt, call).toPass({ timeout: 15_000, intervals: [100] });
  }
  const click = (name: string, within = 'body') => until(press, name, within);
  /** Types characters, and keys such as Escape by the code points of the WebDriver standard. */
  const type = (text: string) => driver.actions().sendKeys(text).perform();
  return {
    evaluate,
    until,
    click,
    type,
    open: (path: string) => driver.get(origin + path),
    resize: (width: number) => driver.manage().window().setRect({ width, height: 800 }),
    fill: (label: string, text: string) => click(label).then(() => type(text)),
    untilText: (selector: string, text: string) =>
      until((at, part) => document.querySelector(at)?.textContent?.includes(part), selector, text),
  };
}
export type Tab = ReturnType<typeof createTab>;

export const test = base.extend<{ tab: Tab }, { withoutFeature: string; browserOfEngine: Browser }>(
  {
    withoutFeature: ['', { option: true, scope: 'worker' }],
    browserOfEngine: [
      async ({ withoutFeature }, use) => {
        const browser = await startWebKit(withoutFeature);
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
  },
);
