/** A page of the site in the engine that the project names, used by roles, names and labels. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect } from '@playwright/test';
import type * as Library from '@testing-library/dom';
import { z } from 'zod';
import { OwnPreview } from '../own-preview';
import { type Browser, startFirefox, startWebKit } from './browsers';

declare global {
  var TestingLibraryDom: typeof Library;
  /** Errors and policy violations since the page was loaded. */
  var pageProblems: string[];
}

const engines: Record<string, () => Promise<Browser>> = {
  firefox: startFirefox,
  webkit: startWebKit,
  'webkit-without-popover': () => startWebKit('PopoverAttribute'),
  'webkit-without-scripts': () => startWebKit('JavaScriptMarkup'),
};
const libraryFile = '@testing-library/dom/dist/@testing-library/dom.umd.min.js';
const library = readFileSync(createRequire(import.meta.url).resolve(libraryFile), 'utf8');

// Functions that run in the page have nothing there but their arguments and Testing Library.

function prepare() {
  // The library's own errors would carry the whole page.
  TestingLibraryDom.configure({ getElementError: (message) => new Error(message ?? '') });
  globalThis.pageProblems = [];
  addEventListener('error', ({ message }) => pageProblems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => pageProblems.push(String(reason)));
  addEventListener('securitypolicyviolation', (event) =>
    pageProblems.push(`${event.violatedDirective} refuses ${event.blockedURI}`),
  );
}

/** Scrolls to an element; its middle in the window, unless something lies over it. */
function findClickablePoint(role: string, name: string, selector: string) {
  const container = document.querySelector<HTMLElement>(selector) ?? document.body;
  const element = TestingLibraryDom.within(container).queryByRole(role, { name });
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  return element?.contains(document.elementFromPoint(middle.x, middle.y)) && middle;
}

function createTab(browser: Browser, origin: string) {
  /** Waits until a function in the page returns something truthy, and returns it as JSON. */
  async function until<Values extends readonly unknown[]>(
    inPage: (...values: Values) => unknown,
    ...values: Values
  ): Promise<unknown> {
    let result: unknown;
    const call = `(${String(inPage)})(...${JSON.stringify(values)})`;
    const code = `(() => {
      if (!globalThis.TestingLibraryDom) { ${library}; (${String(prepare)})(); }
      const result = ${call};
      return result instanceof Node || result;
    })()`;
    const attempt = async () => {
      result = await browser.evaluate(code);
      expect(result).toBeTruthy();
    };
    await expect(attempt, call).toPass({ timeout: 15_000, intervals: [100] });
    return result;
  }
  /** Clicks the element with a role and a name inside the one that a selector finds. */
  async function click(role: string, name: string, selector = 'body'): Promise<void> {
    const point = await until(findClickablePoint, role, name, selector);
    const { x, y } = z.object({ x: z.number(), y: z.number() }).parse(point);
    await browser.click(x, y);
  }
  return {
    until,
    click,
    open: (path: string) => browser.open(origin + path),
    resize: (widthPixels: number) => browser.resize(widthPixels, 800),
    press: (key: string) => browser.type(key),
    /** Types into the text field with a label. */
    async type(label: string, text: string): Promise<void> {
      await click('textbox', label);
      await browser.type(text);
    },
    untilShown: (role: string, name: string) =>
      until((...element) => TestingLibraryDom.screen.queryByRole(...element), role, { name }),
    untilHidden: (role: string, name: string) =>
      until((...element) => !TestingLibraryDom.screen.queryByRole(...element), role, { name }),
    untilText: (selector: string, text: string) =>
      until(
        (at, words) => document.querySelector(at)?.textContent?.includes(words),
        selector,
        text,
      ),
    /** Waits until an island's module has been fetched and started. */
    untilReady: (island: string) =>
      until((name) => document.querySelector(`[data-island=${name}][data-ready]`), island),
  };
}
export type Tab = ReturnType<typeof createTab>;

export const test = base.extend<{ site: OwnPreview; tab: Tab }, { browserOfEngine: Browser }>({
  browserOfEngine: [
    async ({}, use, { project }) => {
      const browser = await engines[project.name]?.();
      if (!browser) throw new Error(`There is no engine ${project.name}: see tab.ts.`);
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
    const tab = createTab(browserOfEngine, site.address);
    await tab.resize(1280);
    await use(tab);
    expect(await tab.until(() => [pageProblems]), 'errors and policy violations').toEqual([[]]);
  },
});
