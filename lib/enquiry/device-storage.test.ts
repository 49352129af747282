import { forget, keep, parseKept, recall } from './device-storage';

const key = 'a-key';

afterEach(() => {
  jest.restoreAllMocks();
  forget(key);
});

function refuse(method: 'getItem' | 'setItem' | 'removeItem') {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('No', 'QuotaExceededError');
  });
}

test('keeps a text where other tabs find it, until it is forgotten', () => {
  expect(recall(key)).toBeUndefined();
  keep(key, 'one');
  keep(key, 'two');
  expect(recall(key)).toBe('two');
  expect(window.localStorage.getItem(key)).toBe('two');
  forget(key);
  expect(recall(key)).toBeUndefined();
  expect(window.localStorage.getItem(key)).toBeNull();
});

test('sees what another tab has kept', () => {
  keep(key, 'ours');
  window.localStorage.setItem(key, 'theirs');
  expect(recall(key)).toBe('theirs');
});

test('remembers for as long as the page is open where storage is full', () => {
  keep(key, 'fits');
  refuse('setItem');
  keep(key, 'does not fit');
  expect(recall(key)).toBe('does not fit');
  jest.restoreAllMocks();
  keep(key, 'fits again');
  expect(window.localStorage.getItem(key)).toBe('fits again');
  window.localStorage.setItem(key, 'from another tab');
  expect(recall(key)).toBe('from another tab');
});

test('remembers for as long as the page is open where storage is blocked', () => {
  refuse('getItem');
  refuse('setItem');
  refuse('removeItem');
  expect(recall(key)).toBeUndefined();
  keep(key, 'text');
  expect(recall(key)).toBe('text');
  forget(key);
  expect(recall(key)).toBeUndefined();
});

test.each([
  ['{"a":1}', { a: 1 }],
  ['no JSON', undefined],
  [undefined, undefined],
])('reads %j as %j', (text, value) => {
  expect(parseKept(text)).toEqual(value);
});
