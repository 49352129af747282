import type { Loader } from './contract';
import { keepDraft } from './draft';

/** A loader for tests, which stores the draft of the wrapper's form once `keep` is called. */
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
  /** @param navigation how the browser reached the page */
  const keep = (navigation: string, onRestored: (hasWords: boolean) => void = () => {}) => {
    // jsdom has no navigation entries.
    Object.assign(performance, { getEntriesByType: () => [{ type: navigation }] });
    const form = wrapper.querySelector('form');
    loader.controls = [...wrapper.querySelectorAll<HTMLInputElement>('[name]')];
    if (form) store = keepDraft(form, loader, onRestored);
  };
  return { loader, keep };
}
