import { factsSchema } from '../schema/facts';
import { answersOf } from './answers';
import { withIds } from './ids';
import { valueAt } from './walk';

const forSale = factsSchema.shape['for-sale'];
const oxen = { what: '24 oxen', per: 'arrangement', status: 'forSale' };
const cows = { ...oxen, what: '8 cows' };

/** The ids of the cattle in a file. */
function idsOf(...cattle: unknown[]): readonly unknown[] {
  const file: unknown = JSON.parse(JSON.stringify({ cattle }));
  const items = valueAt(withIds(forSale, file), ['cattle']);
  return Array.isArray(items) ? items.map((item) => valueAt(item, ['id'])) : [];
}

test('an item without an id gets the same one wherever it is in its list', () => {
  const [first, second, third] = idsOf(oxen, oxen, cows);
  expect(new Set([first, second, third]).size).toBe(3);
  expect(first).toMatch(/^[a-z\d]{1,5}$/);
  expect(idsOf(cows, { ...oxen, rand: 5 }, oxen)).toEqual([third, first, second]);
  // An id that the list has is skipped.
  expect(idsOf({ ...cows, id: first }, oxen)).toEqual([first, second]);
  expect(idsOf(null, 5, {})).toEqual([undefined, undefined, expect.any(String)]);
});

test('an id stays, and pages get none', () => {
  const written = { cattle: [{ ...oxen, id: 'mine' }], garlic: [cows], asOf: '2026-11-22' };
  expect(withIds(forSale, written)).toMatchObject({
    cattle: [{ id: 'mine' }],
    garlic: [{ id: expect.any(String) }],
  });
  expect(answersOf((file) => (file === 'for-sale' ? written : {}))['for-sale']).toEqual({
    asOf: '2026-11-22',
    cattle: [oxen],
    garlic: [cows],
  });
});
