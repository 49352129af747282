import { dayInSouthAfrica } from './days';

test('a day in South Africa ends two hours before it ends in Greenwich', () => {
  expect(dayInSouthAfrica(new Date('2026-03-31T21:59:59Z'))).toBe('2026-03-31');
  expect(dayInSouthAfrica(new Date('2026-03-31T22:00:00Z'))).toBe('2026-04-01');
});
