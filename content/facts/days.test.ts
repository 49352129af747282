import { dayInSouthAfrica, daysBetween, formatDay, readBuildDay } from './days';

test('a day in South Africa ends two hours before it ends in Greenwich', () => {
  expect(dayInSouthAfrica(new Date('2026-03-31T21:59:59Z'))).toBe('2026-03-31');
  expect(dayInSouthAfrica(new Date('2026-03-31T22:00:00Z'))).toBe('2026-04-01');
});

test('days are counted over the ends of months and years', () => {
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
  expect(daysBetween('2027-01-02', '2026-12-30')).toBe(-3);
});

test('a day is written as people read it', () => {
  expect(formatDay('2026-03-01')).toBe('1 March 2026');
});

test('a build is made for the day that it is told', () => {
  expect(readBuildDay({ NODE_ENV: 'test', BUILD_DAY: '2026-03-31' })).toBe('2026-03-31');
  expect(() => readBuildDay({ NODE_ENV: 'test', BUILD_DAY: '31 March' })).toThrow(
    'BUILD_DAY is 31 March',
  );
});
