import { withAttempt } from './attempts';
import {
  readAttempts,
  readDrafts,
  readItem,
  writeAttempts,
  writeDrafts,
  writeItem,
} from './device-storage';
import { noWords } from './enquiry';

const key = 'enquiry /garlic';
const ann = { name: 'Ann', email: 'ann@', phone: '', message: 'Good day\n' };
const bob = { ...ann, name: 'Bob' };

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('reads drafts as they were typed, written once; no drafts leave no key', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  for (let time = 1; time <= 2; time += 1) writeDrafts(key, [ann, bob]);
  expect(setItem).toHaveBeenCalledTimes(1);
  expect(readDrafts(key)).toEqual([ann, bob]);
  writeDrafts(key, []);
  expect(localStorage).toHaveLength(0);
});

test.each(['', 'null', '7', '[7]', '{', '[{"name":1}]', '[["from_name",1]]'])(
  'finds no draft and no attempt in %j',
  (stored) => {
    for (const name of [key, 'enquiries']) localStorage.setItem(name, stored);
    expect(readDrafts(key)).toEqual([]);
    expect(readAttempts()).toEqual(new Map());
  },
);

test('reads what the loader has stored of a form, visit by visit', () => {
  const visits = [
    '[["lib_version","4"],["from_name","Ann"],["message","Hello"]]',
    '',
    '[["message","Again"]]\n',
  ];
  writeItem(key, visits.join('\n'));
  expect(readDrafts(key)).toEqual([
    { ...noWords, name: 'Ann', message: 'Hello' },
    { ...noWords, message: 'Again' },
  ]);
});

test('stores the newest twenty attempts, and never removes a sent one', () => {
  let attempts = readAttempts();
  for (let print = 0; print < 25; print += 1) attempts = withAttempt(attempts, `${print}`, 'tried');
  writeAttempts(attempts);
  const newest = Array.from({ length: 20 }, (_, index) => [`${index + 5}`, 'tried']);
  expect([...readAttempts()]).toEqual(newest);
  const sent = withAttempt(attempts, '24', 'sent');
  expect(withAttempt(sent, '24', 'tried').get('24')).toBe('sent');
  expect(withAttempt(sent, '24', undefined).get('24')).toBe('sent');
  expect(withAttempt(sent, '23', undefined).has('23')).toBe(false);
});

test('does nothing, and throws nothing, where storage is full', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('No', 'QuotaExceededError');
    });
  }
  writeItem(key, 'text');
  writeItem(key, '');
  expect(readItem(key)).toBe('');
});
