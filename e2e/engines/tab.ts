import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect } from '@playwright/test';
import type * as Library from '@testing-library/dom';
import { z } from 'zod';
import { OwnPreview } from '../own-preview';
import { type Browser, engines, type Key } from './browsers';

declare global {
  // What a page has beside its own scripts while journeys use it.
  var TestingLibraryDom: typeof Library;
  /** Errors and policy violations since the page was loaded. */
  var pageProblems: string[];
}

export const phonePixels = 360;
export const desktopPixels = 1280;
const heightPixels = 800;
const pointShape = z.object({ x: z.number(), y: z.number() });
const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

// Functions that run in the page have only their arguments there.

function prepare() {
  // The library's own errors would carry the whole page.
  TestingLibraryDom.configure({ getElementError: (message) => new Error(message ?? '') });
  globalThis.pageProblems = [];
  addEventListener('error', ({ message }) => pageProblems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => pageProblems.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    pageProblems.push(`${violatedDirective} refuses ${blockedURI}`),
  );
}

/** Scrolls to an element; its middle in the window, unless something lies over it. */
function findClickablePoint(role: string, name: string, selector: string) {
  const container = document.querySelector<HTMLElement>(selector) ?? document.body;
  const element = TestingLibraryDom.within(container).getByRole(role, { name });
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  return element.contains(document.elementFromPoint(middle.x, middle.y)) && middle;
}

/** A page of the site in any engine, used as a visitor does: by roles, names and labels. */
export class Tab {
  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.browser.open(this.origin + path);
    await this.run(() => true);
  }

  async resize(widthPixels: number): Promise<void> {
    await this.browser.resize(widthPixels, heightPixels);
  }

  async press(key: Key): Promise<void> {
    await this.browser.press(key);
  }

  /** Clicks the element with a role and a name inside the one that a selector finds. */
  async click(role: string, name: string, selector = 'body'): Promise<void> {
    const { x, y } = pointShape.parse(await this.until(findClickablePoint, role, name, selector));
    await this.browser.click(x, y);
  }

  /** Types into the text field with a label. */
  async type(label: string, text: string): Promise<void> {
    await this.click('textbox', label);
    await this.browser.type(text);
  }

  /** Expects an element with a role and a name to be shown, or not to be. */
  async expectShown(role: string, name: string, isShown = true): Promise<void> {
    await this.until(
      (wanted, itsName, isWanted) =>
        Boolean(TestingLibraryDom.screen.queryByRole(wanted, { name: itsName })) === isWanted,
      role,
      name,
      isShown,
    );
  }

  /** Expects an element to contain a text. */
  async expectText(selector: string, text: string): Promise<void> {
    await this.until(
      (container, words) => document.querySelector(container)?.textContent?.includes(words),
      selector,
      text,
    );
  }

  /** Expects an island's module to have been fetched and started. */
  async expectReady(island: string): Promise<void> {
    await this.until((name) => document.querySelector(`[data-island=${name}][data-ready]`), island);
  }

  /**
   * Waits until a function that runs in the page returns something truthy, and returns that.
   * @throws after 15 seconds, with the function and its values.
   */
  async until<Values extends readonly unknown[]>(
    inPage: (...values: Values) => unknown,
    ...values: Values
  ): Promise<unknown> {
    let result: unknown;
    await expect(
      async () => {
        result = await this.run(inPage, ...values);
        expect(result).toBeTruthy();
      },
      `${String(inPage)} with ${JSON.stringify(values)}`,
    ).toPass({
      timeout: 15_000,
      intervals: [100],
    });
    return result;
  }

  /** Calls a function in the page; for an element that it returns, the result is `true`. */
  run<Values extends readonly unknown[]>(
    inPage: (...values: Values) => unknown,
    ...values: Values
  ): Promise<unknown> {
    return this.browser.evaluate(`(() => {
      if (!globalThis.TestingLibraryDom) { ${testingLibrary}; (${String(prepare)})(); }
      const result = (${String(inPage)})(...${JSON.stringify(values)});
      return result instanceof Node || result;
    })()`);
  }
}

/** A journey of a visitor in the engine that the project names. */
export const test = base.extend<{ site: OwnPreview; tab: Tab }, { browserOfEngine: Browser }>({
  browserOfEngine: [
    async ({}, use, { project }) => {
      const browser = await engines[project.name]?.start();
      if (!browser) throw new Error(`There is no engine ${project.name}: see browsers.ts.`);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  /** The built site, at an origin that no other journey has stored anything for. */
  site: async ({}, use) => {
    const site = new OwnPreview();
    await site.open();
    await use(site);
    await site.close();
  },
  tab: async ({ browserOfEngine, site }, use) => {
    const tab = new Tab(browserOfEngine, site.address);
    await tab.resize(desktopPixels);
    await use(tab);
    expect(await tab.run(() => pageProblems), 'errors and policy violations').toEqual([]);
  },
});
