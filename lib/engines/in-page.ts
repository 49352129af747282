import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

declare global {
  /** Testing Library, as it stands in a page that an engine shows. */
  var TestingLibraryDom: typeof import('@testing-library/dom');
  /** What has gone wrong in the page since it was loaded. */
  var engineProblems: string[];
  /** What is to be clicked next, and the place of its middle in the window. */
  var engineTarget: HTMLElement | null;
  var engineTargetPlace: { x: number; y: number };
}

const finders = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

function listenForProblems() {
  globalThis.engineProblems = [];
  addEventListener('error', ({ message }) => engineProblems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => engineProblems.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    engineProblems.push(`${violatedDirective} refuses ${blockedURI}`),
  );
}

/** Makes a page ready for the journeys, unless it is; a click on a link brings one that is not. */
export const preparation = `
  if (globalThis.TestingLibraryDom) return;
  ${finders};
  (${String(listenForProblems)})();`;

/** The body of a function that calls one that was written here with values that JSON can carry. */
function call(inPage: (...values: never[]) => unknown, values: readonly unknown[]): string {
  return `return (${String(inPage)})(${values.map((value) => JSON.stringify(value)).join(', ')});`;
}

/** The body of a function that gives what such a call gives, or the error that it throws. */
export function attempt(
  inPage: (...values: never[]) => unknown,
  values: readonly unknown[],
): string {
  return `
    try {
      const value = (() => { ${call(inPage, values)} })();
      return { value: value instanceof Node || value };
    } catch (error) {
      return { error: String(error).split('\\n')[0] };
    }`;
}
