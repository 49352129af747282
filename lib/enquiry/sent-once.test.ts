import { fingerprint, noteAttempt, oneAtATime, recallAttempt } from './sent-once';

const ann = { name: 'Ann', email: 'ann@example.com', phone: '', message: 'Good day' };

beforeEach(() => window.localStorage.clear());

test('one number stands for the same words about the same thing, whatever the space around', () => {
  const print = fingerprint(ann, 'Garlic');
  expect(fingerprint({ ...ann, message: ' Good day\n' }, 'Garlic')).toBe(print);
  expect(fingerprint(ann, 'Cattle')).not.toBe(print);
  expect(fingerprint({ ...ann, message: 'Good day!' }, 'Garlic')).not.toBe(print);
  expect(fingerprint({ ...ann, name: '', phone: 'Ann' }, 'Garlic')).not.toBe(print);
});

test('leaves nothing of what was written on the device', () => {
  noteAttempt(fingerprint(ann, 'Garlic'), 'sent');
  expect(JSON.stringify(window.localStorage)).not.toMatch(/ann|good|garlic/i);
});

test('remembers what became of each enquiry', () => {
  expect(recallAttempt('a')).toBeUndefined();
  noteAttempt('a', 'tried');
  noteAttempt('b', 'sent');
  expect([recallAttempt('a'), recallAttempt('b')]).toEqual(['tried', 'sent']);
  noteAttempt('a', 'sent');
  noteAttempt('b', undefined);
  expect([recallAttempt('a'), recallAttempt('b')]).toEqual(['sent', undefined]);
});

test('remembers the last twenty', () => {
  for (let count = 1; count <= 21; count += 1) noteAttempt(`print-${count}`, 'sent');
  expect(recallAttempt('print-1')).toBeUndefined();
  expect(recallAttempt('print-2')).toBe('sent');
  expect(recallAttempt('print-21')).toBe('sent');
});

test.each(['{}', '7', '[7]', '[["a"]]', '[["a","lost"]]', '[[7,"sent"]]', 'nonsense'])(
  'takes %j in the storage for nothing',
  (kept) => {
    window.localStorage.setItem('enquiries', kept);
    expect(recallAttempt('a')).toBeUndefined();
    noteAttempt('a', 'tried');
    expect(recallAttempt('a')).toBe('tried');
  },
);

describe('one at a time', () => {
  const work = jest.fn(async () => 'done');

  function withLocks(request: unknown) {
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  }

  beforeEach(() => work.mockClear());
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  test('works at once in a browser without locks', async () => {
    await expect(oneAtATime(work, 1000)).resolves.toBe('done');
  });

  test('works under the lock, once', async () => {
    const request = jest.fn(async (_name, _options, begin: () => Promise<string>) => begin());
    withLocks(request);
    await expect(oneAtATime(work, 1000)).resolves.toBe('done');
    expect(request).toHaveBeenCalledTimes(1);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('works without the lock where locks are barred', async () => {
    withLocks(() => Promise.reject(new DOMException('No', 'SecurityError')));
    await expect(oneAtATime(work, 1000)).resolves.toBe('done');
  });

  test('works without the lock when another tab keeps it for too long', async () => {
    withLocks(
      (_name: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    jest.useFakeTimers();
    const outcome = oneAtATime(work, 1000);
    await jest.advanceTimersByTimeAsync(999);
    expect(work).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    jest.useRealTimers();
    await expect(outcome).resolves.toBe('done');
  });

  test('does not begin again what has failed', async () => {
    withLocks(async (_name: string, _options: object, begin: () => Promise<string>) => begin());
    work.mockRejectedValueOnce(new Error('broken'));
    await expect(oneAtATime(work, 1000)).rejects.toThrow('broken');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
