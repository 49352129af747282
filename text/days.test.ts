import { readBuildDay } from '@/facts/build';
import { dayInSouthAfrica } from './days';

test('a day in South Africa ends two hours before it ends in Greenwich', () => {
  expect(dayInSouthAfrica(new Date('2026-03-31T21:59:59Z'))).toBe('2026-03-31');
  expect(dayInSouthAfrica(new Date('2026-03-31T22:00:00Z'))).toBe('2026-04-01');
});

test('BUILD_DAY sets the day of a build', () => {
  expect(readBuildDay({ BUILD_DAY: '2026-03-31' })).toBe('2026-03-31');
  expect(() => readBuildDay({ BUILD_DAY: '31 March' })).toThrow('BUILD_DAY is 31 March');
});
