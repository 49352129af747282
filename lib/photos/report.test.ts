/** @jest-environment node */
import { reportLines } from './report';

test('says how many photos were encoded, how long it took and how heavy each width is', () => {
  const totals = [
    { widthPixels: 480, avifBytes: 1234, jpegBytes: 56_789 },
    { widthPixels: 1920, avifBytes: 90_500, jpegBytes: 1_189_300 },
  ];
  const report = { encodedCount: 1, unchangedCount: 2, problems: [], totals };
  expect(reportLines(report, 7.25)).toEqual([
    'Encoded 1, unchanged 2, in 7.3 seconds.',
    '  480 wide: AVIF    1.2 kB, JPEG   56.8 kB',
    ' 1920 wide: AVIF   90.5 kB, JPEG 1189.3 kB',
  ]);
});
