import { keepInAddress } from './address';

function keepFrom(address: string, query: string): string {
  history.replaceState({ kept: true }, '', address);
  keepInAddress(query);
  return location.pathname + location.search + location.hash;
}

test('puts a calculation into the address, in the place of the one before', () => {
  expect(keepFrom('/garlic', 'seeds=5')).toBe('/garlic?seeds=5#calculator');
  expect(keepFrom('/garlic?seeds=4&tons=2#calculator', 'seeds=5')).toBe(
    '/garlic?seeds=5#calculator',
  );
});

test('takes it out again when there is none', () => {
  expect(keepFrom('/garlic?land=many&unit=acre#calculator', '')).toBe('/garlic');
});

test('keeps beside it what else stands in the query, before and after', () => {
  expect(keepFrom('/garlic?utm_source=letter&seeds=4', 'seeds=5')).toBe(
    '/garlic?utm_source=letter&seeds=5#calculator',
  );
  expect(keepFrom('/garlic?utm_source=letter&seeds=4#calculator', '')).toBe(
    '/garlic?utm_source=letter',
  );
});

test('leaves an address alone that never held a calculation', () => {
  expect(keepFrom('/garlic?utm_source=letter#contact', '')).toBe(
    '/garlic?utm_source=letter#contact',
  );
});

test('adds no step to the history and keeps what belongs to it', () => {
  const { length } = history;
  keepFrom('/garlic', 'seeds=5');
  expect(history).toHaveLength(length);
  expect(history.state).toEqual({ kept: true });
});
