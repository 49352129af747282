import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { z } from 'zod';
import type { Driver } from './driver';

declare global {
  // What is added to each page that an engine shows.
  var TestingLibraryDom: typeof import('@testing-library/dom');
  /** Errors and policy violations since the page was loaded. */
  var pageProblems: string[];
  /** Scrolls to an element; returns its middle in the window unless something lies over it. */
  var findClickablePoint: (element: Element) => { x: number; y: number } | undefined;
}

const maxWaitMilliseconds = 15_000;
const pointShape = z.object({ x: z.number(), y: z.number() });
const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Runs in the page. */
function addHelpers() {
  // Without this, an error would carry the whole page.
  TestingLibraryDom.configure({ getElementError: (message) => new Error(message ?? '') });
  globalThis.pageProblems = [];
  addEventListener('error', ({ message }) => pageProblems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => pageProblems.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    pageProblems.push(`${violatedDirective} refuses ${blockedURI}`),
  );
  globalThis.findClickablePoint = (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const top = document.elementFromPoint(middle.x, middle.y);
    return top && element.contains(top) ? middle : undefined;
  };
}

/** A page in any engine, used as a visitor does: by roles, names and labels. */
export class Tab {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.#driver.open(this.#origin + path);
    await this.#run(() => true);
  }

  resize(widthPixels: number): Promise<void> {
    return this.#driver.resize(widthPixels, 800);
  }

  press: Driver['press'] = (key) => this.#driver.press(key);

  /** Clicks the element with a role and a name inside the one that a selector finds. */
  async click(role: string, name: string, selector = 'body'): Promise<void> {
    await this.#clickFound(
      `the ${role} "${name}" can be clicked`,
      (wanted, called, container) => {
        const parent = document.querySelector<HTMLElement>(container) ?? document.body;
        return findClickablePoint(
          TestingLibraryDom.within(parent).getByRole(wanted, { name: called }),
        );
      },
      role,
      name,
      selector,
    );
  }

  /** Types into the field with a label. */
  async type(label: string, text: string): Promise<void> {
    await this.#clickFound(
      `the field "${label}" can be clicked`,
      (called) => findClickablePoint(TestingLibraryDom.screen.getByLabelText(called)),
      label,
    );
    await this.#driver.type(text);
  }

  async expectShown(role: string, name: string): Promise<void> {
    await this.until(
      `the ${role} "${name}" is shown`,
      (wanted, called) => TestingLibraryDom.screen.getByRole(wanted, { name: called }),
      role,
      name,
    );
  }

  async expectHidden(role: string, name: string): Promise<void> {
    await this.until(
      `the ${role} "${name}" is hidden`,
      (wanted, called) => !TestingLibraryDom.screen.queryByRole(wanted, { name: called }),
      role,
      name,
    );
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
   * Waits until a function that runs in the page, where it has nothing but its arguments, returns
   * something truthy.
   * @throws after 15 seconds, with the expectation.
   */
  async until<Values extends readonly unknown[]>(
    expectation: string,
    inPage: (...values: Values) => unknown,
    ...values: Values
  ): Promise<unknown> {
    let result: unknown;
    await expect(async () => {
      result = await this.#run(inPage, ...values);
      expect(result, expectation).toBeTruthy();
    }, expectation).toPass({ timeout: maxWaitMilliseconds, intervals: [100] });
    return result;
  }

  /** Expects that nothing went wrong in the page, whether or not a visitor would notice. */
  async expectNoProblems(): Promise<void> {
    expect(await this.#run(() => pageProblems), 'errors and policy violations').toEqual([]);
  }

  /** Calls a function in the page; an element in place of a result is `true`. */
  #run<Values extends readonly unknown[]>(
    inPage: (...values: Values) => unknown,
    ...values: Values
  ): Promise<unknown> {
    const passed = values.map((value) => JSON.stringify(value)).join(', ');
    return this.#driver.run(`
      if (!globalThis.TestingLibraryDom) { ${testingLibrary}; (${String(addHelpers)})(); }
      const result = (${String(inPage)})(${passed});
      return result instanceof Node || result;`);
  }

  async #clickFound<Values extends readonly unknown[]>(
    ...search: Parameters<typeof this.until<Values>>
  ): Promise<void> {
    const { x, y } = pointShape.parse(await this.until(...search));
    await this.#driver.clickAt(x, y);
  }
}
