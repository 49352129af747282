import { bestOf, shortfalls } from './scores';

const full = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

test('a page at the floor misses nothing', () => {
  expect(shortfalls(full)).toEqual([]);
});

test('names what misses the floor, and by how much', () => {
  expect(shortfalls({ ...full, performance: 98, seo: 92 })).toEqual([
    'performance has 98 of at least 99',
    'seo has 92 of at least 100',
  ]);
});

test('a category that was not measured misses the floor', () => {
  expect(shortfalls({})).toHaveLength(4);
});

test('keeps the better of two measurements', () => {
  expect(bestOf({ performance: 90, seo: 100 }, { performance: 97, seo: 92 })).toEqual({
    performance: 97,
    seo: 100,
  });
});
