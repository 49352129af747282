/** @jest-environment jsdom */
import { keepDraft } from '../loader/keep-draft';
import { keptWords } from './kept-words';

const key = 'words';
const day = 86_400_000;
/** What is stored: of the tab, and as its copy. */
const stored = () => [sessionStorage.getItem(key), localStorage.getItem(key)?.split(' ')[1] ?? ''];

/** A page with the form, as the browser shows it, and its island. */
function openPage(message = '', { hasIsland = true, navigation = 'navigate' } = {}) {
  Object.assign(performance, { getEntriesByType: () => [{ type: navigation }] });
  document.body.innerHTML = `<form data-draft="${key}"><textarea name="message"></textarea></form>`;
  const [form, area] = [document.forms[0], document.querySelector('textarea')];
  if (!form || !area) throw new Error('A part is missing.');
  area.value = message;
  keepDraft(form, key);
  const kept = hasIsland ? keptWords(form, new AbortController().signal) : undefined;
  return {
    text: kept?.open(),
    keep: kept?.keep,
    area,
    /** Types a text, of which every key comes after so many milliseconds. */
    type: (text: string, milliseconds = 250) => {
      area.value = text;
      area.dispatchEvent(new Event('input', { bubbles: true }));
      jest.advanceTimersByTime(milliseconds);
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});

test('what is typed is stored within 250 ms, and no key reads or writes storage', () => {
  const { type } = openPage();
  const [reading, writing] = [
    jest.spyOn(Storage.prototype, 'getItem'),
    jest.spyOn(Storage.prototype, 'setItem'),
  ];
  for (const text of ['H', 'He', 'Hel']) type(text, 80);
  expect([reading.mock.calls, writing.mock.calls]).toEqual([[], []]);
  jest.advanceTimersByTime(10);
  expect(stored()).toEqual(['message=Hel', 'message=Hel']);
});

test('what fills the form without an event is stored as the page is hidden', () => {
  openPage().area.value = 'Hello';
  window.dispatchEvent(new Event('visibilitychange'));
  expect(stored()).toEqual(['message=Hello', 'message=Hello']);
});

test('what was typed before the island was ready gets into the copy', () => {
  openPage('', { hasIsland: false }).type('Hello');
  expect(stored()).toEqual(['message=Hello', '']);
  openPage('Hello');
  expect(stored()).toEqual(['message=Hello', 'message=Hello']);
});

test.each([
  ['of another tab is taken', day - 1_000, 'Copied', 'tried'],
  ['is unread and removed after a day', day + 1_000, '', ''],
])('a copy %s', (_what, age, words, text) => {
  localStorage.setItem(key, `${Date.now() - age} message=Copied tried`);
  const page = openPage();
  expect([page.area.value, page.text, stored()[1]]).toEqual([
    words,
    text,
    words && 'message=Copied',
  ]);
});

test('a tab with a draft takes no copy of another, and leaves it alone', () => {
  const { type } = openPage();
  type('Mine');
  localStorage.setItem(key, `${Date.now()} message=Another tried`);
  expect(openPage().area.value).toBe('Mine');
  type('');
  expect(stored()).toEqual(['', 'message=Another']);
});

test('in a page that the visitor goes back to, what the tab has goes before what the browser has', () => {
  openPage().type('Typed later');
  expect(openPage('Typed at once').area.value).toBe('Typed at once');
  const { area } = openPage('Remembered', { navigation: 'back_forward' });
  expect(area.value).toBe('Typed at once');
});

test('a store that is full keeps no older words', () => {
  const { type, keep } = openPage();
  type('Older');
  const filling = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full');
  });
  type('Newer');
  keep?.('tried');
  filling.mockRestore();
  expect(stored()).toEqual([null, '']);
});
