import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { describeError } from '../describe-error';
import type { EngineDriver, Key } from './engine-driver';
import { attempt, preparation } from './in-page';

const mostMilliseconds = 15_000;
const pauseMilliseconds = 100;
const outcomeShape = z.object({ value: z.unknown().optional(), error: z.string().optional() });
const placeShape = z.object({ x: z.number(), y: z.number() });
/** A page in any engine, as a visitor meets it: by roles, names and labels. */
export class EnginePage {
  readonly #driver: EngineDriver;

  constructor(driver: EngineDriver) {
    this.#driver = driver;
  }

  async open(address: string): Promise<void> {
    await this.#driver.open(address);
    await this.#driver.run(preparation);
  }

  resize(widthPixels: number): Promise<void> {
    return this.#driver.resize(widthPixels, 800);
  }

  press(key: Key): Promise<void> {
    return this.#driver.press(key);
  }

  /** Clicks what bears a role and a name, inside the element that a selector finds. */
  async click(role: string, name: string, inside = 'body'): Promise<void> {
    await this.until(
      `there is a ${role} "${name}"`,
      (wanted, called, selector) => {
        const container = document.querySelector<HTMLElement>(selector);
        engineTarget =
          container && TestingLibraryDom.within(container).getByRole(wanted, { name: called });
        return engineTarget;
      },
      role,
      name,
      inside,
    );
    await this.#clickTarget(name);
  }

  /** Types into the field that bears a label. */
  async type(label: string, text: string): Promise<void> {
    await this.until(
      `there is a field "${label}"`,
      (called) => {
        engineTarget = TestingLibraryDom.screen.getByLabelText(called);
        return engineTarget;
      },
      label,
    );
    await this.#clickTarget(label);
    await this.#driver.type(text);
  }

  /**
   * Waits until a function that runs in the page gives something true; it sees nothing but the page
   * and its values. After 15 seconds, an error says what did not come about.
   */
  async until<Values extends readonly unknown[]>(
    expectation: string,
    inPage: (...values: Values) => unknown,
    ...values: Values
  ): Promise<void> {
    const end = Date.now() + mostMilliseconds;
    let reason = '';
    while (Date.now() < end) {
      const outcome = await this.#attempt(inPage, values);
      if (outcome.value) return;
      reason = outcome.error ?? reason;
      await wait(pauseMilliseconds);
    }
    throw new Error(`It did not come about that ${expectation}. ${reason}`.trim());
  }

  /** Throws what went wrong in the page that no visitor may have noticed. */
  async expectNoProblems(): Promise<void> {
    const { value } = await this.#attempt(() => engineProblems.join('; '), []);
    if (value !== '') throw new Error(`The page met problems: ${String(value)}`);
  }

  async #attempt<Values extends readonly unknown[]>(
    inPage: (...values: Values) => unknown,
    values: Values,
  ) {
    try {
      await this.#driver.run(preparation);
      return outcomeShape.parse(await this.#driver.run(attempt(inPage, values)));
    } catch (error) {
      // A page that is just being left for another one answers nothing.
      return { error: describeError(error) };
    }
  }

  /** Clicks the middle of the target, once nothing else lies over it. */
  async #clickTarget(name: string): Promise<void> {
    await this.until(`"${name}" can be reached`, () => {
      engineTarget?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = engineTarget?.getBoundingClientRect() ?? new DOMRect();
      engineTargetPlace = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(engineTargetPlace.x, engineTargetPlace.y);
      return hit && engineTarget?.contains(hit);
    });
    const { x, y } = placeShape.parse(await this.#driver.run('return engineTargetPlace;'));
    await this.#driver.clickAt(x, y);
  }
}
