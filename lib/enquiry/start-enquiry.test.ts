import { fingerprintOf } from './attempts';
import { readAttempts, readDrafts, writeAttempts, writeDrafts } from './device-storage';
import { noWords } from './enquiry';
import { type EnquiryPage, looksAutomatic, startEnquiry } from './start-enquiry';
import { delivery, enquiry } from './test-simulation';

const draftKey = 'enquiry /';
const earlyWordsKey = 'enquiry / early';
const fingerprint = fingerprintOf(enquiry);
const bob = { ...enquiry, name: 'Bob' };
const denied = new DOMException('No', 'SecurityError');
const fetchMock = jest.fn<Promise<Partial<Response>>, []>();
const released = jest.fn();
const requestLock = jest.fn((_: string, __: object, hold: () => Promise<void>) => {
  return hold().then(released);
});
let stop: () => void = () => undefined;

const define = (name: 'locks' | 'userActivation' | 'onLine', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

/** Starts the enquiry of a form that nobody types into. */
function start(words = enquiry, change: Partial<EnquiryPage> = {}) {
  const show = jest.fn();
  const fillForm = jest.fn();
  const readForm = () => ({ words, trap: '' });
  const page = { draftKey, earlyWordsKey, readForm, fillForm, show, ...change };
  const { dispatch, stop: stopThis } = startEnquiry(page, delivery);
  stop = stopThis;
  const submit = () => dispatch({ kind: 'submitted' });
  return { submit, fillForm, stage: () => show.mock.lastCall[0].stage };
}

beforeEach(() => {
  jest.useFakeTimers();
  for (const method of ['info', 'warn'] as const) jest.spyOn(console, method).mockImplementation();
  Object.assign(globalThis, { fetch: fetchMock });
  fetchMock.mockReset();
  fetchMock.mockResolvedValue({ ok: true, status: 200, text: () => Promise.resolve('OK') });
  for (const mock of [requestLock, released]) mock.mockClear();
  localStorage.clear();
  define('onLine', true);
  define('locks', { request: requestLock });
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test('stores what stands in the form until it is sent, and then lets other tabs send', async () => {
  const { submit, stage, fillForm } = start();
  expect(readDrafts(draftKey)).toEqual([enquiry]);
  submit();
  submit();
  expect(stage()).toBe('waiting');
  expect(requestLock).toHaveBeenCalledTimes(1);
  expect(released).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(0);
  expect(stage()).toBe('sent');
  expect(released).toHaveBeenCalledTimes(1);
  expect(readDrafts(draftKey)).toEqual([]);
  expect(readAttempts().get(fingerprint)).toBe('sent');
  expect(fillForm.mock.calls).toEqual([[noWords]]);
});

test('sends once under the lock, and knows on the next visit that the page was closed', async () => {
  fetchMock.mockReturnValueOnce(new Promise(() => undefined));
  const { submit } = start();
  submit();
  await jest.advanceTimersByTimeAsync(20_000);
  submit();
  await jest.advanceTimersByTimeAsync(9_999);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(readAttempts().get(fingerprint)).toBe('tried');
  expect(released).not.toHaveBeenCalled();
  stop();
  expect(start().stage()).toBe('interrupted');
});

test('is told what another tab has stored', () => {
  writeAttempts(new Map([[fingerprint, 'tried']]));
  const { stage } = start();
  expect(stage()).toBe('interrupted');
  writeAttempts(new Map([[fingerprint, 'sent']]));
  window.dispatchEvent(new StorageEvent('storage'));
  expect(stage()).toBe('sentBefore');
});

test('waits for what another tab has just stored', async () => {
  const store = (attempt: 'tried' | 'sent') => writeAttempts(new Map([[fingerprint, attempt]]));
  const { submit, stage } = start();
  store('tried');
  submit();
  setTimeout(store, 50, 'sent');
  await jest.advanceTimersByTimeAsync(1000);
  expect(stage()).toBe('sentBefore');
  expect(released).toHaveBeenCalledTimes(1);
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each([
  ['do not exist', undefined, 0],
  ['are refused', { request: () => Promise.reject(denied) }, 0],
  [
    'are held by a suspended tab',
    {
      request: (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(denied));
        }),
    },
    30_000,
  ],
])('sends where locks %s', async (_, locks, milliseconds) => {
  define('locks', locks);
  const { submit, stage } = start();
  submit();
  if (milliseconds > 0) await jest.advanceTimersByTimeAsync(milliseconds - 1);
  expect(stage()).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect(stage()).toBe('sent');
});

test('an exception in the page is logged, and changes nothing of what is known', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const fillForm = () => {
    throw denied;
  };
  start(enquiry, { fillForm }).submit();
  await jest.advanceTimersByTimeAsync(0);
  expect(readAttempts().get(fingerprint)).toBe('sent');
  expect(log).toHaveBeenCalledWith(expect.any(String), denied);
});

test('hears of other tabs and of the connection until it is stopped', () => {
  define('onLine', false);
  const { submit, stage } = start();
  for (const [drafts, expected] of [
    [[bob, enquiry], 'online'],
    [[bob], 'offline'],
  ] as const) {
    submit();
    writeDrafts(draftKey, [bob]);
    window.dispatchEvent(new StorageEvent('storage', { key: draftKey }));
    window.dispatchEvent(new Event('online'));
    expect(readDrafts(draftKey)).toEqual(drafts);
    expect(stage()).toBe(expected);
    stop();
  }
});

test('merges drafts and what stood in the form before it was hydrated, once', () => {
  writeDrafts(draftKey, [bob]);
  localStorage.setItem(earlyWordsKey, '[["from_name","Ann"],["message","Early"]]');
  const { fillForm, stage } = start(noWords);
  const words = { ...enquiry, message: 'Hello\nEarly' };
  expect(fillForm.mock.calls).toEqual([[words]]);
  expect(stage()).toBe('restored');
  expect(readDrafts(draftKey)).toEqual([words]);
  expect(localStorage.getItem(earlyWordsKey)).toBeNull();
});

test.each([
  ['http://spam.example', 60_000, { hasBeenActive: true }, true],
  ['', 60_000, { hasBeenActive: true }, false],
  ['', 2999, { hasBeenActive: false }, true],
  ['', 3000, { hasBeenActive: false }, false],
  ['', 100, { hasBeenActive: true }, false],
  ['', 100, undefined, false],
])('trap %j after %i ms, with %j, looks automatic: %s', (trap, milliseconds, activation, looks) => {
  jest.spyOn(performance, 'now').mockReturnValue(milliseconds);
  define('userActivation', activation);
  expect(looksAutomatic(trap)).toBe(looks);
});
