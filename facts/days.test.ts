import { isPreview, readBuildDay } from './build';
import { dayInSouthAfrica } from './days';

test('a day in South Africa ends two hours before it ends in Greenwich', () => {
  expect(dayInSouthAfrica(new Date('2026-03-31T21:59:59Z'))).toBe('2026-03-31');
  expect(dayInSouthAfrica(new Date('2026-03-31T22:00:00Z'))).toBe('2026-04-01');
});

test('BUILD_DAY sets the day of a build', () => {
  expect(readBuildDay({ BUILD_DAY: '2026-03-31' })).toBe('2026-03-31');
  expect(() => readBuildDay({ BUILD_DAY: '31 March' })).toThrow('BUILD_DAY is 31 March');
});

test.each(['1', '1 ', 'true', 'yes', 'preview'])('PREVIEW=%j builds a preview', (value) => {
  expect(isPreview({ PREVIEW: value })).toBe(true);
});

test.each(['', ' ', '0', 'false', 'FALSE'])('PREVIEW=%j builds a live site', (value) => {
  expect(isPreview({ PREVIEW: value })).toBe(false);
  expect(isPreview({ PREVIEW: value, WORKERS_CI_BRANCH: 'branch' })).toBe(true);
});
