/** @jest-environment jsdom */
import { watchDraft } from './draft';

const key = 'draft enquiry';
const day = 86_400_000;
const stores = () => [sessionStorage.getItem(key), localStorage.getItem(key)];
const draftOf = (message: string, age = 0, text = '') =>
  JSON.stringify({ time: Date.now() - age, values: { message, '': text } });

/** Opens a page with the form. @param remembered what Chromium restores once the page is loaded */
function openPage(remembered = '') {
  document.body.innerHTML =
    '<form data-draft="enquiry"><textarea name="message"></textarea><input type="hidden"></form>';
  const [form, area] = [document.forms[0], document.querySelector('textarea')];
  if (!form || !area) throw new Error('A part is missing.');
  watchDraft(form);
  return {
    area,
    isRestored: () => Boolean(form.dataset.restored),
    /** Types a text, and lets so many milliseconds pass. */
    type: (text: string, milliseconds = 250) => {
      area.value = text;
      area.dispatchEvent(new Event('input', { bubbles: true }));
      jest.advanceTimersByTime(milliseconds);
    },
    finishLoading: () => {
      if (remembered) area.value = remembered;
      window.dispatchEvent(new Event('pageshow'));
    },
  };
}

const listening = jest.spyOn(window, 'addEventListener');

beforeEach(() => {
  // Closes the pages of earlier tests.
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});

test('stores what was typed after 250 ms, and touches no storage at the key itself', () => {
  const { type } = openPage();
  const [reading, writing] = [
    jest.spyOn(Storage.prototype, 'getItem'),
    jest.spyOn(Storage.prototype, 'setItem'),
  ];
  for (const text of ['H', 'He', 'Hel']) type(text, 80);
  expect([reading.mock.calls, writing.mock.calls]).toEqual([[], []]);
  jest.advanceTimersByTime(10);
  expect(stores()).toEqual([draftOf('Hel'), draftOf('Hel')]);
});

test('a tab without a draft starts from the copy, and stores it as its own', () => {
  localStorage.setItem(key, draftOf('Copied'));
  const { area, isRestored, type } = openPage();
  expect([area.value, isRestored()]).toEqual(['Copied', true]);
  localStorage.setItem(key, draftOf('Another tab'));
  expect(openPage().area.value).toBe('Copied');
  type('Copied!');
  expect(isRestored()).toBe(false);
});

test.each([
  ['more than a day', day + 1],
  ['a clock a year ahead', -365 * day],
])('a draft of %s is removed unread, those of other pages too', (_what, age) => {
  for (const store of [sessionStorage, localStorage]) {
    store.setItem(key, draftOf('Old', age));
    store.setItem('draft another page', draftOf('Old', age));
    store.setItem('theirs', draftOf('Old', age));
  }
  const { area } = openPage();
  expect(area.value).toBe('');
  for (const store of [sessionStorage, localStorage])
    expect([store.getItem('draft another page'), store.getItem('theirs')]).toEqual([
      null,
      expect.any(String),
    ]);
  expect(openPage().area.value).toBe('');
  expect(stores()).toEqual([null, null]);
});

test('the tab’s draft outweighs what the browser restores, but not what is typed', () => {
  openPage().type('Later');
  const returned = openPage('Earlier');
  returned.finishLoading();
  expect(returned.area.value).toBe('Later');
  const typed = openPage();
  typed.type('Typed at once', 0);
  typed.finishLoading();
  expect(typed.area.value).toBe('Typed at once');
});

test.each(['', 'null', '[]', '{"time":"x"}', `{"time":${Date.now()},"values":null}`])(
  'anything else in a store is no draft: %s',
  (stored) => {
    sessionStorage.setItem(key, stored);
    expect(openPage().area.value).toBe('');
  },
);

test('a full store keeps no older text', () => {
  const { type } = openPage();
  type('Older');
  const filling = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full');
  });
  type('Newer');
  filling.mockRestore();
  expect(stores()).toEqual([null, null]);
});
