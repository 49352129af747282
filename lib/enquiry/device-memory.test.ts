import {
  keep,
  readAttempts,
  readDrafts,
  readEarlyWords,
  recall,
  withAttempt,
  withDraft,
  writeAttempts,
  writeDrafts,
} from './device-memory';
import { parameterNames } from './email-service';
import { isSame, noWords } from './enquiry';

const key = 'enquiry /garlic';
const ann = { name: 'Ann', email: 'ann@', phone: '', message: 'Good day\n' };
const bob = { ...ann, name: 'Bob' };

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('gives back drafts as they were typed, and leaves nothing of none', () => {
  writeDrafts(key, [ann, bob]);
  expect(readDrafts(key)).toEqual([ann, bob]);
  writeDrafts(key, []);
  expect(localStorage).toHaveLength(0);
});

test.each(['', 'null', '7', '[7]', '{', '[{"name":1}]', '[["name",1]]'])(
  'takes %j on the device for no draft, no attempt and no early words',
  (kept) => {
    for (const name of [key, 'enquiries']) localStorage.setItem(name, kept);
    expect(readDrafts(key)).toEqual([]);
    expect(readAttempts()).toEqual(new Map());
    const early = readEarlyWords(key, parameterNames);
    expect(early.filter((words) => !isSame(words, noWords))).toEqual([]);
  },
);

test('reads what the form held before its script was there, visit after visit', () => {
  const visits = [
    '[["lib_version","4"],["from_name","Ann"],["message","Hello"]]',
    '[["message","Again"]]',
  ];
  keep(key, `${visits.join('\n')}\n`);
  expect(readEarlyWords(key, parameterNames)).toEqual([
    { ...noWords, name: 'Ann', message: 'Hello' },
    { ...noWords, message: 'Again' },
  ]);
});

test('puts words in the place of their own earlier ones, and leaves those of other tabs', () => {
  const changed = { ...ann, message: 'Good day to you' };
  expect(withDraft([ann, bob], changed, [ann])).toEqual([bob, changed]);
  expect(withDraft([ann, bob], noWords, [ann])).toEqual([bob]);
  expect(withDraft([bob], { ...bob, message: 'Good day' }, [])).toHaveLength(1);
});

test('remembers the newest twenty attempts, and never takes back that one was sent', () => {
  let attempts = readAttempts();
  for (let print = 0; print < 25; print += 1) attempts = withAttempt(attempts, `${print}`, 'tried');
  writeAttempts(attempts);
  expect([...readAttempts().keys()]).toEqual(
    Array.from({ length: 20 }, (_, place) => `${place + 5}`),
  );
  const sent = withAttempt(attempts, '24', 'sent');
  expect(withAttempt(sent, '24', 'tried').get('24')).toBe('sent');
  expect(withAttempt(sent, '24', undefined).get('24')).toBe('sent');
  expect(withAttempt(sent, '23', undefined).has('23')).toBe(false);
});

test('does nothing, and throws nothing, where storage is blocked', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('No', 'SecurityError');
    });
  }
  writeDrafts(key, [ann]);
  keep(key, '');
  expect(recall(key)).toBeNull();
  expect(readDrafts(key)).toEqual([]);
});
