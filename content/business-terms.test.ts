import { isHealthShown } from './business-terms';

test.each([
  ['2026-09-23', true],
  ['2026-09-22', false],
  [undefined, false],
])(
  'answers on the health of the cattle that were right on %s are shown two months later: %s',
  (asOf, isShown) => {
    expect(isHealthShown(asOf, '2026-11-22')).toBe(isShown);
  },
);
