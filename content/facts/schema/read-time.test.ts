import { readHours, readTime } from './read-time';

test.each([
  [
    '07:00',
    '7 | 07:00 | 7:00 | 7.00 | 7h00 | 0700 | 7 am | 7a.m. | 07:00:00 | 7 vm | 7 o’clock | 07h | 7uur | 7 in the morning | 7:00 in die oggend',
  ],
  [
    '17:30',
    '17:30 | half past 5 in the afternoon | 5:30 in die middag | 17h30 | 5:30 pm | 5.30pm | 5:30 p.m. | 5:30 nm | 1730 | 17h30 hrs | 17:30h',
  ],
  ['12:00', '12 | 12 noon | noon | 12:00 midday | Middag | 12 pm'],
  ['00:30', '12:30 am | 0:30'],
  [undefined, '25:00 | 7:60 | seven | early | 8 to 5 |  | 7:5 | 24:00'],
])('reads as %s: %s', (text, all) => {
  const written = all.split(' | ');
  expect(written.map((each) => readTime(each).text)).toEqual(written.map(() => text));
});

test.each<[string, string, string]>([
  ['8 to 5', '08:00', '17:00'],
  ['8-5', '08:00', '17:00'],
  ['8am – 5pm', '08:00', '17:00'],
  ['From 8 till 5', '08:00', '17:00'],
  ['7h30 - 16h30', '07:30', '16:30'],
  ['07:00-17:00', '07:00', '17:00'],
  ['8 tot 1', '08:00', '13:00'],
  ['8 to 12', '08:00', '12:00'],
  ['8 to 12 noon', '08:00', '12:00'],
  ['7 until 7', '07:00', '19:00'],
  ['2 to 5', '14:00', '17:00'],
  ['1 to 5 pm', '13:00', '17:00'],
  ['5 to 2', '05:00', '14:00'],
  ['5 am to 9 am', '05:00', '09:00'],
  ['05:00 to 06:00', '05:00', '06:00'],
])('reads the hours %j: %s to %s', (written, opens, closes) => {
  expect(readHours(written)).toEqual([opens, closes]);
});

test.each(['8', '8 to', '8 to late', '8 to 12 to 5', 'to 5', ''])('%j is no hours', (written) => {
  expect(readHours(written)).toBeUndefined();
});
