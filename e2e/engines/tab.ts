import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type * as Library from '@testing-library/dom';
import { z } from 'zod';

declare global {
  // What a page has beside its own scripts while journeys use it.
  var TestingLibraryDom: typeof Library;
  /** Errors and policy violations since the page was loaded. */
  var pageProblems: string[];
}

/** The part of puppeteer's `Page` that WebKit's WebDriver can do too. */
export interface Driver {
  /** Opens an address and waits until the page has loaded. */
  goto(address: string): Promise<unknown>;
  /** Evaluates an expression in the page; its value as JSON can carry it. */
  evaluate(expression: string): Promise<unknown>;
  setViewport(pixels: { width: number; height: number }): Promise<unknown>;
  readonly mouse: { click(xPixels: number, yPixels: number): Promise<unknown> };
  readonly keyboard: {
    type(text: string): Promise<unknown>;
    press(key: 'Escape' | 'ArrowRight'): Promise<unknown>;
  };
}

export interface OpenBrowser {
  readonly driver: Driver;
  readonly close: () => Promise<unknown>;
}

const heightPixels = 800;
const maxWaitMilliseconds = 15_000;
const pointShape = z.object({ x: z.number(), y: z.number() });
const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

// The functions in front of the class run in the page, where they have only their arguments.

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

function isShown(role: string, name: string) {
  return Boolean(TestingLibraryDom.screen.queryByRole(role, { name }));
}

function isHidden(role: string, name: string) {
  return !TestingLibraryDom.screen.queryByRole(role, { name });
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
    private readonly driver: Driver,
    private readonly origin: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.driver.goto(this.origin + path);
    await this.run(() => true);
  }

  async resize(widthPixels: number): Promise<void> {
    await this.driver.setViewport({ width: widthPixels, height: heightPixels });
  }

  async press(key: 'Escape' | 'ArrowRight'): Promise<void> {
    await this.driver.keyboard.press(key);
  }

  /** Clicks the element with a role and a name inside the one that a selector finds. */
  async click(role: string, name: string, selector = 'body'): Promise<void> {
    const expectation = `the ${role} "${name}" can be clicked`;
    const point = await this.until(expectation, findClickablePoint, role, name, selector);
    const { x, y } = pointShape.parse(point);
    await this.driver.mouse.click(x, y);
  }

  /** Types into the text field with a label. */
  async type(label: string, text: string): Promise<void> {
    await this.click('textbox', label);
    await this.driver.keyboard.type(text);
  }

  async expectShown(role: string, name: string): Promise<void> {
    await this.until(`the ${role} "${name}" is shown`, isShown, role, name);
  }

  async expectHidden(role: string, name: string): Promise<void> {
    await this.until(`the ${role} "${name}" is hidden`, isHidden, role, name);
  }

  /** Expects an element to contain a text. */
  async expectText(selector: string, text: string): Promise<void> {
    await this.until(
      `${selector} says "${text}"`,
      (container, words) => document.querySelector(container)?.textContent?.includes(words),
      selector,
      text,
    );
  }

  /**
   * Waits until a function that runs in the page returns something truthy, and returns that.
   * @throws after 15 seconds, with the expectation.
   */
  async until<Values extends readonly unknown[]>(
    expectation: string,
    inPage: (...values: Values) => unknown,
    ...values: Values
  ): Promise<unknown> {
    let result: unknown;
    await expect(async () => {
      result = await this.run(inPage, ...values);
      expect(result).toBeTruthy();
    }, expectation).toPass({ timeout: maxWaitMilliseconds, intervals: [100] });
    return result;
  }

  /** Expects that nothing went wrong in the page, whether or not a visitor would notice. */
  async expectNoProblems(): Promise<void> {
    expect(await this.run(() => pageProblems), 'errors and policy violations').toEqual([]);
  }

  /** Calls a function in the page; for an element that it returns, the result is `true`. */
  private run<Values extends readonly unknown[]>(
    inPage: (...values: Values) => unknown,
    ...values: Values
  ): Promise<unknown> {
    const passed = values.map((value) => JSON.stringify(value)).join(', ');
    return this.driver.evaluate(`(() => {
      if (!globalThis.TestingLibraryDom) { ${testingLibrary}; (${String(prepare)})(); }
      const result = (${String(inPage)})(${passed});
      return result instanceof Node || result;
    })()`);
  }
}
