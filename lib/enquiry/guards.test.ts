import { noteSendingTime, refusalByGuards } from './guards';

const off = { blockHeadless: false, blockList: [], limitRateSeconds: 0 };
const ann = 'ann@example.com';

function steeredByProgram(isSteered: boolean) {
  Object.defineProperty(navigator, 'webdriver', { value: isSteered, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  window.localStorage.clear();
  steeredByProgram(false);
});

afterEach(() => jest.useRealTimers());

test('lets everything pass while all guards are off, as they are by default', () => {
  steeredByProgram(true);
  noteSendingTime();
  expect(window.localStorage).toHaveLength(0);
  expect(refusalByGuards(ann)).toBeUndefined();
  expect(refusalByGuards(ann, off)).toBeUndefined();
});

test('refuses a browser that a program steers with 451', () => {
  const guards = { ...off, blockHeadless: true };
  expect(refusalByGuards(ann, guards)).toBeUndefined();
  steeredByProgram(true);
  expect(refusalByGuards(ann, guards)).toBe(451);
});

test('takes a browser that speaks no language for one that a program steers', () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue([]);
  expect(refusalByGuards(ann, { ...off, blockHeadless: true })).toBe(451);
});

test('refuses a sender on the block list with 403, in capitals or not', () => {
  const guards = { ...off, blockList: ['Ann@Example.com'] };
  expect(refusalByGuards('ANN@example.com', guards)).toBe(403);
  expect(refusalByGuards('joann@example.com', guards)).toBeUndefined();
});

test('refuses a second message within the limit with 429, and not after it', () => {
  const guards = { ...off, limitRateSeconds: 60 };
  expect(refusalByGuards(ann, guards)).toBeUndefined();
  noteSendingTime(guards);
  expect(refusalByGuards(ann, guards)).toBe(429);
  jest.setSystemTime(1_059_999);
  expect(refusalByGuards(ann, guards)).toBe(429);
  jest.setSystemTime(1_060_000);
  expect(refusalByGuards(ann, guards)).toBeUndefined();
});

test('locks nobody out whose clock was put back, or whose storage holds nonsense', () => {
  const guards = { ...off, limitRateSeconds: 60 };
  noteSendingTime(guards);
  jest.setSystemTime(999_999);
  expect(refusalByGuards(ann, guards)).toBeUndefined();
  window.localStorage.setItem('enquiry-time', 'yesterday');
  expect(refusalByGuards(ann, guards)).toBeUndefined();
});
