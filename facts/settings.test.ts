import { isPreview, readBuildDay } from './settings.mjs';

test('BUILD_DAY replaces today’s date', () => {
  expect(readBuildDay('2026-11-29', {})).toBe('2026-11-29');
  expect(readBuildDay('2026-11-29', { BUILD_DAY: '2026-03-31' })).toBe('2026-03-31');
  expect(() => readBuildDay('2026-11-29', { BUILD_DAY: '31 March' })).toThrow(
    'BUILD_DAY is 31 March',
  );
});

test.each(['1', '1 ', 'true', 'yes', 'preview'])('PREVIEW=%j builds a preview', (value) => {
  expect(isPreview({ PREVIEW: value })).toBe(true);
});

test.each(['', ' ', '0', 'false', 'FALSE'])('PREVIEW=%j builds a live site', (value) => {
  expect(isPreview({ PREVIEW: value })).toBe(false);
  expect(isPreview({ PREVIEW: value, WORKERS_CI_BRANCH: 'branch' })).toBe(true);
});
