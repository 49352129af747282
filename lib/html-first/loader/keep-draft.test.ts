/** @jest-environment jsdom */
import { keepDraft } from './keep-draft';

const key = 'words';
/** What is stored: by the tab itself, and for all. */
const stored = () =>
  [sessionStorage, localStorage].map((storage) => {
    const [, ...values] = new URLSearchParams(storage.getItem(key) ?? '');
    return Object.fromEntries(values);
  });
const both = (words: Readonly<Record<string, string>>) => [words, words];
/** A draft that was stored so many days ago. */
const draft = (message: string, days = 0) => `${Date.now() - days * 86_400_000}&message=${message}`;

/** A page with the form, as the HTML brings it or with what the browser has put back. */
function openPage(message = '') {
  document.body.innerHTML = `<form><input type="hidden" name="to" value="farm">
    <input type="text" name="name"><textarea name="message"></textarea><button>Send</button></form>`;
  const [form, area] = [document.forms[0], document.querySelector('textarea')];
  if (!form || !area) throw new Error('A part is missing.');
  const fill = (text: string) => void (area.value = text);
  fill(message);
  const isRestored = keepDraft(form, key);
  const type = (text: string) => {
    fill(text);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { form, isRestored, read: () => area.value, fill, type };
}

const hide = () => window.dispatchEvent(new Event('pagehide'));
const background = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

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
  const spies = (['getItem', 'setItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name),
  );
  for (const text of ['H', 'He', 'Hel']) {
    type(text);
    jest.advanceTimersByTime(80);
  }
  expect(spies.map(({ mock }) => mock.calls)).toEqual([[], []]);
  jest.advanceTimersByTime(10);
  expect(stored()).toEqual(both({ message: 'Hel' }));
});

test.each([
  ['the page goes into the background', background],
  ['the page is left', hide],
  ['the form is submitted', () => document.forms[0]?.dispatchEvent(new Event('submit'))],
])('what the form has is stored as %s, events or not', (_when, happen) => {
  const { fill } = openPage();
  fill('Hello');
  happen();
  jest.advanceTimersByTime(250);
  expect(stored()).toEqual(both({ message: 'Hello' }));
});

test('a draft is put back into an empty form for thirty days, and reported', () => {
  localStorage.setItem(key, draft('Hello', 29));
  const next = openPage();
  expect([next.read(), next.isRestored]).toEqual(['Hello', true]);
  expect(openPage('Good day').read()).toBe('Good day');
  localStorage.setItem(key, draft('Hello', 31));
  const late = openPage();
  expect([late.read(), late.isRestored]).toEqual(['', false]);
  expect(localStorage).toHaveLength(0);
});

test('the draft of the tab goes before that of another, which it leaves alone', () => {
  const { form, type } = openPage();
  type('Hello');
  hide();
  localStorage.setItem(key, draft('Of another tab'));
  expect(openPage().read()).toBe('Hello');
  form.reset();
  jest.advanceTimersByTime(250);
  expect(stored()).toEqual([{}, { message: 'Of another tab' }]);
  expect(openPage().read()).toBe('Of another tab');
});

test('a draft of another release is put back by the names that are left, and goes with its form', () => {
  localStorage.setItem(key, `${draft('Hello')}&phone=1&name=Ann`);
  const { form, isRestored, read } = openPage();
  expect([isRestored, read()]).toEqual([true, 'Hello']);
  form.reset();
  jest.advanceTimersByTime(250);
  expect(localStorage).toHaveLength(0);
});

test('words that the browser has put back are no new draft', () => {
  openPage('Sent before');
  hide();
  expect(stored()).toEqual([{}, {}]);
});

test.each(['%', '&&', '7', 'message=Hello'])('%s under the key is no draft', (text) => {
  localStorage.setItem(key, text);
  const { isRestored, read } = openPage();
  expect([isRestored, read()]).toEqual([false, '']);
});

test.each([
  ['full', () => jest.spyOn(Storage.prototype, 'setItem')],
  ['blocked', () => jest.spyOn(window, 'localStorage', 'get')],
])('where storage is %s, the form works', (_what, spy) => {
  const storage = spy().mockImplementation(() => {
    throw new DOMException('Denied');
  });
  const { isRestored, read, type } = openPage();
  type('Hello');
  hide();
  storage.mockRestore();
  expect([isRestored, read()]).toEqual([false, 'Hello']);
});
