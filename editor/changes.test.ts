/** What two phones do to one list, and what the owner reads before it is published. */
import { factsSchema } from '@/facts/schema/files';
import { type Change, findChanges } from './changes';
import { merge } from './merge';

const schema = factsSchema.shape['for-sale'];
const lot = (count: number, what: string, more: object = {}) => {
  return { count, what, per: 'head', rand: 9_000, status: 'forSale', ...more };
};
const [oxen, cows, bulls] = [lot(8, 'oxen'), lot(3, 'cows'), lot(2, 'bulls')];
const base = { asOf: '2026-11-20', vatOnCattle: 'none', cattle: [oxen, cows] };
const garlic = [{ what: 'Shani seed', per: 'arrangement', status: 'forSale' }];

/** What a phone does to the list of cattle. */
const edits = {
  edit: [{ ...oxen, rand: 9_500 }, cows],
  add: [oxen, cows, bulls],
  remove: [cows],
  reorder: [cows, oxen],
  sold: [{ ...oxen, status: 'sold' }, cows],
};
const kinds = Object.entries(edits);

test.each(
  kinds.flatMap(([one, theirs]) => kinds.map(([other, mine]) => [one, other, theirs, mine])),
)('one phone: %s, the other: %s', (one, other, theirCattle, myCattle) => {
  const theirs = { ...base, cattle: theirCattle };
  const mine = { ...base, cattle: myCattle };
  const { value, conflicts } = merge(schema, { base, theirs, mine });
  // What both did alike is theirs already; of all else, one is chosen, and both are shown whole.
  const asked = one === other ? [] : [{ path: ['cattle'], theirs: theirCattle, mine: myCattle }];
  expect({ value, conflicts }).toEqual({ value: mine, conflicts: asked });
});

test.each(kinds)('one phone: %s, the other on another field', (_kind, cattle) => {
  const versions = {
    base,
    theirs: { ...base, garlic, vatOnCattle: 'included' },
    mine: { ...base, cattle },
  };
  const merged = { ...base, cattle, garlic, vatOnCattle: 'included' };
  expect(merge(schema, versions)).toEqual({ value: merged, conflicts: [] });
});

/** Changes as lines: `Planting | 2 500 rand per hectare | 2 600 rand per hectare`. */
const lines = (changes: readonly Change[]) =>
  changes.map(({ label, was, is }) => {
    const sides = [was, is].map((words) => words.flat().map(({ text }) => text));
    return [label, ...sides.map((texts) => texts.join(', '))].join(' | ').replaceAll('\u00a0', ' ');
  });
const read = (after: object) => lines(findChanges(schema, base, { ...base, ...after }));
const words = (count: number, what: string) =>
  `${count}, ${what}, Per head, 9 000 rand per head, For sale`;

test.each([
  ['edit', ['Cattle for sale, “8 oxen”, Price | 9 000 rand per head | 9 500 rand per head']],
  ['add', [`Cattle for sale |  | ${words(2, 'bulls')}`]],
  ['remove', [`Cattle for sale | ${words(8, 'oxen')} | `]],
  ['reorder', ['Cattle for sale: the order |  | 3 cows, 8 oxen']],
  ['sold', ['Cattle for sale, “8 oxen”, Status | For sale | Sold']],
] as const)('reads what changes in a list: %s', (kind, expected) => {
  expect(read({ cattle: edits[kind] })).toEqual(expected);
});

test('reads what changes in a lot that is priced in another way, and in several at once', () => {
  const auction = { ...oxen, rand: undefined, per: 'auction', until: '2027-03-05' };
  expect(read({ cattle: [auction, cows] })).toEqual([
    'Cattle for sale, “8 oxen”, Priced | Per head | On auction',
    'Cattle for sale, “8 oxen”, Price | 9 000 rand per head | ',
    'Cattle for sale, “8 oxen”, Day of the auction |  | 5 March 2027',
  ]);
  expect(read({ cattle: [cows, { ...oxen, rand: 9_500 }] })).toEqual([
    'Cattle for sale, “8 oxen”, Price | 9 000 rand per head | 9 500 rand per head',
    'Cattle for sale: the order |  | 3 cows, 8 oxen',
  ]);
  expect(read({ cattle: [bulls, cows, { ...oxen, count: 9 }] })).toEqual([
    `Cattle for sale | ${words(8, 'oxen')} | ${words(2, 'bulls')}, ${words(9, 'oxen')}`,
  ]);
  expect(read({ vatOnCattle: 'included', asOf: '2026-11-22' })).toEqual([
    'Last checked | 20 November 2026 | 22 November 2026',
    'VAT on cattle | Not registered for VAT | My prices include VAT',
  ]);
});

test('a photo that is another is read with all that belongs to it', () => {
  const photo = (file: string, alt: string) => ({ file, alt, takenOnTheFarm: true });
  const [old, next] = [photo('a.jpg', 'Oxen at the gate'), photo('b.jpg', 'Oxen at the trough')];
  const photos = (owner: object) => ({ owner });
  expect(lines(findChanges(factsSchema.shape.photos, photos(old), photos(next)))).toEqual([
    'Photo for the portrait of the owner | a.jpg, Yes, Oxen at the gate | b.jpg, Yes, Oxen at the trough',
  ]);
  const described = photos({ ...old, alt: next.alt });
  expect(lines(findChanges(factsSchema.shape.photos, photos(old), described))).toEqual([
    'Photo for the portrait of the owner, What it shows | Oxen at the gate | Oxen at the trough',
  ]);
});
