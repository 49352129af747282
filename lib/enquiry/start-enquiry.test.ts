import { readAttempts, readDrafts, writeDrafts } from './device-memory';
import { fingerprint, noWords, type Words } from './enquiry';
import { type EnquiryPage, startEnquiry } from './start-enquiry';
import type { EnquiryState } from './states';
import { delivery, enquiry } from './test-enquiry';

const keys = { draftKey: 'enquiry /', earlyWordsKey: 'enquiry / early' };
const print = fingerprint(enquiry, delivery.subject);
const submission = { words: enquiry, isOnline: true, looksAutomatic: false };
const fetchMock = jest.fn<Promise<Partial<Response>>, []>();
let stop: () => void = () => undefined;

function setLocks(value: unknown) {
  Object.defineProperty(navigator, 'locks', { value, configurable: true });
}

/** Gives the lock at once, until the work is done. */
const freeLocks = { request: (_: string, __: object, work: () => Promise<void>) => work() };

function start(change: Partial<EnquiryPage> = {}, words: Words = enquiry) {
  const states: EnquiryState[] = [];
  const carryOut = jest.fn();
  const page = { readWords: () => words, show: (state: EnquiryState) => void states.push(state) };
  const started = startEnquiry({ carryOut, ...page, ...change }, delivery, keys);
  stop = started.stop;
  return { ...started, carryOut, stage: () => states.at(-1)?.stage };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'warn').mockImplementation();
  Object.assign(globalThis, { fetch: fetchMock });
  fetchMock.mockReset();
  fetchMock.mockResolvedValue({ ok: true, status: 200, text: () => Promise.resolve('OK') });
  localStorage.clear();
  setLocks(freeLocks);
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test('keeps what stands in the form, and forgets it when it has been sent', async () => {
  const { dispatch, stage, carryOut } = start();
  expect(readDrafts(keys.draftKey)).toEqual([enquiry]);
  dispatch({ kind: 'submitted', ...submission });
  expect(stage()).toBe('waiting');
  await jest.advanceTimersByTimeAsync(0);
  expect(stage()).toBe('sent');
  expect(readDrafts(keys.draftKey)).toEqual([]);
  expect(readAttempts().get(print)).toBe('sent');
  expect(carryOut).toHaveBeenCalledWith({ kind: 'fillForm', words: noWords });
});

test('notes that it was tried before it leaves, as a page that closes now would leave it', async () => {
  fetchMock.mockReturnValueOnce(new Promise(() => undefined));
  const { dispatch, stage } = start();
  dispatch({ kind: 'submitted', ...submission });
  await jest.advanceTimersByTimeAsync(0);
  expect(stage()).toBe('sending');
  expect(readAttempts().get(print)).toBe('tried');
  stop();
  expect(start().stage()).toBe('interrupted');
});

test('hears of what another tab has sent a moment ago', async () => {
  localStorage.setItem('enquiries', JSON.stringify([[print, 'tried']]));
  const { dispatch, stage } = start({}, noWords);
  dispatch({ kind: 'submitted', ...submission });
  setTimeout(() => localStorage.setItem('enquiries', JSON.stringify([[print, 'sent']])), 50);
  await jest.advanceTimersByTimeAsync(1000);
  expect(stage()).toBe('sentBefore');
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each([
  ['there are no locks', undefined, 0],
  [
    'locks are refused',
    { request: () => Promise.reject(new DOMException('No', 'SecurityError')) },
    0,
  ],
  [
    'another tab sleeps with its lock',
    {
      request: (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('No', 'AbortError')));
        }),
    },
    30_000,
  ],
  [
    'locks throw',
    {
      request: () => {
        throw new Error('No');
      },
    },
    0,
  ],
])('sends where %s, and waits no longer than it must', async (_, locks, milliseconds) => {
  if (locks) setLocks(locks);
  else Reflect.deleteProperty(navigator, 'locks');
  const { dispatch, stage } = start();
  dispatch({ kind: 'submitted', ...submission });
  if (milliseconds > 0) {
    await jest.advanceTimersByTimeAsync(milliseconds - 1);
    expect(stage()).toBe('waiting');
  }
  await jest.advanceTimersByTimeAsync(1);
  expect(stage()).toBe('sent');
});

test('lets the next tab send when the answer has come', async () => {
  const released = jest.fn();
  setLocks({
    request: (_: string, __: object, work: () => Promise<void>) => work().then(released),
  });
  const { dispatch } = start();
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  dispatch({ kind: 'submitted', ...submission });
  await jest.advanceTimersByTimeAsync(0);
  expect(released).toHaveBeenCalledTimes(1);
});

test('an exception in the page after sending changes nothing of what is known, and is logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const carryOut = jest.fn(() => {
    throw new Error('A toast broke.');
  });
  const { dispatch, stage } = start({ carryOut });
  dispatch({ kind: 'submitted', ...submission });
  await jest.advanceTimersByTimeAsync(0);
  expect(stage()).toBe('sent');
  expect(readAttempts().get(print)).toBe('sent');
  expect(log).toHaveBeenCalledWith(expect.any(String), new Error('A toast broke.'));
});

test('puts its words back beside those of another tab', () => {
  start();
  const bob = { ...enquiry, name: 'Bob' };
  writeDrafts(keys.draftKey, [bob]);
  window.dispatchEvent(new StorageEvent('storage', { key: keys.draftKey }));
  expect(readDrafts(keys.draftKey)).toEqual([bob, enquiry]);
});

test('takes over what stood in the form before its script was there, once', () => {
  localStorage.setItem(keys.earlyWordsKey, '[["from_name","Ann"],["message","Early"]]');
  const { carryOut, stage } = start({}, noWords);
  const words = { ...noWords, name: 'Ann', message: 'Early' };
  expect(carryOut).toHaveBeenCalledWith({ kind: 'fillForm', words });
  expect(stage()).toBe('restored');
  expect(localStorage.getItem(keys.earlyWordsKey)).toBeNull();
});

test('tells of the connection that is back', () => {
  const { dispatch, stage } = start();
  dispatch({ kind: 'submitted', ...submission, isOnline: false });
  expect(stage()).toBe('offline');
  window.dispatchEvent(new Event('online'));
  expect(stage()).toBe('online');
});
