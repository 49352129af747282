/** @jest-environment jsdom */
import { keptWords } from './kept-words';

const hour = 3_600_000;
const words = { name: 'Ann', message: 'Two bulls' };
const others = { name: 'Ann', message: 'Three bulls' };

/** A page whose form holds a message, as its draft unless it is nobody's. */
function openPage({ name, message } = words, hasDraft = true) {
  document.body.innerHTML = `<form data-draft="words"><input name="name" value="${name}">
    <textarea name="message">${message}</textarea></form>`;
  const [form] = document.forms;
  if (!form) throw new Error('The form is missing.');
  const values = new URLSearchParams({ name, message });
  if (hasDraft) localStorage.setItem('words', `${Date.now()}&${values}`);
  return keptWords(form);
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['a draft has its words', true, 29 * 24, true],
  ['a draft has its words', true, 31 * 24, false],
  ['no draft has its words', false, 23, true],
  ['no draft has its words', false, 25, false],
])('where %s (%s), a try is known after %i hours: %s', (_, hasDraft, hours, isKnown) => {
  openPage(words, hasDraft).addTry(words);
  jest.advanceTimersByTime(hours * hour);
  expect(openPage(others, false).isTried(words)).toBe(isKnown);
});

test('a try is known however its words are spaced, and no word is stored', () => {
  const { addTry, isTried, markGone } = openPage(words, false);
  addTry(words);
  expect(isTried({ name: 'Ann ', message: 'Two\n bulls' })).toBe(true);
  expect(isTried(others)).toBe(false);
  markGone(others);
  expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/Ann|bulls/);
});

test.each([
  ['full', () => jest.spyOn(Storage.prototype, 'setItem')],
  ['blocked', () => jest.spyOn(window, 'localStorage', 'get')],
])('where storage is %s, nothing throws and nothing is known', (_what, spy) => {
  const { addTry, isTried, markGone, isGone } = openPage(words, false);
  spy().mockImplementation(() => {
    throw new DOMException('Denied');
  });
  addTry(words);
  markGone(words);
  expect([isTried(words), isGone()]).toEqual([false, false]);
});
