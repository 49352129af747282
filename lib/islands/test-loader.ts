import type { Loader } from './contract';
import { keepDraft } from './draft';

/** A loader for tests, which keeps the record of the wrapper's form once it is told to. */
export function testLoader(wrapper: HTMLElement) {
  const loader: Loader = {
    wrapper,
    elements: [],
    controls: [],
    ready: () => {},
    failed: () => {},
    changed(mayHaveArrived) {
      loader.mayHaveArrived = mayHaveArrived;
      store();
    },
  };
  let store = () => {};
  /** How the browser came to the page. */
  const keep = (navigation: string, onRestored: (hasWords: boolean) => void = () => {}) => {
    // jsdom does not say it.
    Object.assign(performance, { getEntriesByType: () => [{ type: navigation }] });
    const form = wrapper.querySelector('form');
    loader.controls = [...wrapper.querySelectorAll<HTMLInputElement>('[name]')];
    if (form) store = keepDraft(form, loader, onRestored);
  };
  return { loader, keep };
}
