/** Firefox and WebKit, as the system installs them, behind the same few commands. */
import puppeteer from 'puppeteer-core';
import { Builder } from 'selenium-webdriver';
import { runServer } from '../../lib/tools/serving';

/** A browser with one window, in which positions and sizes are pixels. */
export interface Browser {
  readonly open: (address: string) => Promise<unknown>;
  /** The value of an expression in the page, as JSON can carry it. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly resize: (width: number, height: number) => Promise<unknown>;
  readonly click: (x: number, y: number) => Promise<unknown>;
  /** Types characters, and keys such as Escape by the code points of the WebDriver standard. */
  readonly type: (text: string) => Promise<unknown>;
  readonly close: () => Promise<unknown>;
}

/** Puppeteer speaks to Firefox itself, so that no driver has to be installed. */
export async function startFirefox(): Promise<Browser> {
  const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox';
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  return {
    open: (address) => page.goto(address),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

/** Starts WebKitGTK's MiniBrowser, without a feature if one is named: `PopoverAttribute`. */
export async function startWebKit(withoutFeature?: string): Promise<Browser> {
  const server = await runServer({
    path: '/usr/bin/WebKitWebDriver',
    installation: 'apt-get install webkit2gtk-driver xvfb',
    prepare: (port) => [`--port=${port}`],
    // The sandbox needs rights that a container lacks, and the browser opens our own pages only.
    environment: { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const args = ['--automation', ...(withoutFeature ? [`--features=-${withoutFeature}`] : [])];
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${server.port}`)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } })
    .build();
  return {
    open: (address) => driver.get(address),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    resize: (width, height) => driver.manage().window().setRect({ width, height }),
    click: (x, y) => driver.actions().move({ x, y }).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    close: () => driver.quit().then(server.stop),
  };
}
