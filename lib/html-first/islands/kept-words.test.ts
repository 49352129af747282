/** @jest-environment jsdom */
import { keepDraft } from '../loader/keep-draft';
import { keptWords } from './kept-words';

const key = 'words';
const day = 86_400_000;
/** A copy that another tab has written so many milliseconds ago. */
const copyOf = (message: string, age = 0) =>
  localStorage.setItem(key, `${Date.now() - age} message=${message} tried`);
/** What is stored: of the tab, and as its copy. */
const stored = () => [sessionStorage.getItem(key), localStorage.getItem(key)?.split(' ')[1] ?? ''];

/** A page with the form, as the HTML brings it or with what the browser remembers, and its island. */
function openPage(remembered = '', type = 'navigate', hasIsland = true) {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  document.body.innerHTML = `<form data-draft="${key}"><input type="hidden" name="to" value="farm">
    <input type="text" name="name"><textarea name="message"></textarea><button>Send</button></form>`;
  const [form, area] = [document.forms[0], document.querySelector('textarea')];
  if (!form || !area) throw new Error('A part is missing.');
  area.value = remembered;
  const hasWords = keepDraft(form, key);
  const kept = hasIsland ? keptWords(form, new AbortController().signal) : undefined;
  return {
    hasWords,
    text: kept?.open(),
    keep: kept?.keep,
    isRestored: form.hasAttribute('data-restored'),
    read: () => area.value,
    fill: (message: string) => void (area.value = message),
    type: (message: string) => {
      area.value = message;
      area.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

const wait = () => jest.advanceTimersByTime(250);
const listening = jest.spyOn(window, 'addEventListener');

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
});

test('what is typed is stored within 250 ms, and no key reads or writes storage', () => {
  const { type } = openPage();
  const [reading, writing] = [
    jest.spyOn(Storage.prototype, 'getItem'),
    jest.spyOn(Storage.prototype, 'setItem'),
  ];
  for (const text of ['H', 'He', 'Hel']) {
    type(text);
    jest.advanceTimersByTime(80);
  }
  expect([reading.mock.calls, writing.mock.calls]).toEqual([[], []]);
  jest.advanceTimersByTime(10);
  expect(stored()).toEqual(['message=Hel', 'message=Hel']);
});

test.each(['visibilitychange', 'pagehide'])('at %s the form is stored, events or not', (type) => {
  openPage().fill('Hello');
  window.dispatchEvent(new Event(type));
  expect(stored()).toEqual(['message=Hello', 'message=Hello']);
});

test('what was typed before the island was ready gets into the copy', () => {
  const { type } = openPage('', 'navigate', false);
  type('Hello');
  wait();
  expect(stored()).toEqual(['message=Hello', '']);
  openPage('Hello');
  expect(stored()).toEqual(['message=Hello', 'message=Hello']);
});

test('a tab has its own words again, and only one without a draft takes the copy, once', () => {
  copyOf('Copied', day - 1_000);
  expect(openPage()).toMatchObject({ hasWords: true, text: 'tried', isRestored: true });
  copyOf('Another');
  const next = openPage();
  expect([next.read(), next.isRestored]).toEqual(['Copied', true]);
  next.type('');
  wait();
  expect(stored()).toEqual(['', 'message=Another']);
  expect(openPage().read()).toBe('');
});

test('a copy is removed with its words, and unread after a day; the tab itself asks no clock', () => {
  const { type, keep, fill } = openPage();
  type('Hello');
  wait();
  jest.setSystemTime(Date.now() + 9 * day);
  expect(openPage().read()).toBe('Hello');
  fill('');
  openPage('Hello').fill('');
  keep?.('');
  expect(stored()).toEqual(['', '']);
  sessionStorage.clear();
  copyOf('Old', day + 1_000);
  const late = openPage();
  expect([late.read(), late.text, stored()[1]]).toEqual(['', '', '']);
});

test('what a tab has goes before what the browser remembers of a page', () => {
  openPage().type('Typed later');
  wait();
  expect(openPage('Remembered', 'back_forward').read()).toBe('Typed later');
  expect(openPage('Typed at once').read()).toBe('Typed at once');
});

test('what somebody else wrote under the key is no copy', () => {
  localStorage.setItem(key, 'message=Hello');
  expect(openPage()).toMatchObject({ text: '', isRestored: false });
});

test('a store that is full keeps no older words, and where both are, the page remembers', () => {
  const { type, keep, read } = openPage();
  type('Older');
  wait();
  const filling = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full');
  });
  type('Newer');
  keep?.('tried');
  filling.mockRestore();
  expect([stored(), read()]).toEqual([[null, ''], 'Newer']);
});
