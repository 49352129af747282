/** How two phones' edits of one list merge, and what the owner reads before publishing. */
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

/** The list of cattle after each kind of edit. */
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
  // The same edit on both phones is no conflict; otherwise the owner sees both lists and chooses one.
  const asked = one === other ? [] : [{ path: ['cattle'], theirs: theirCattle, mine: myCattle }];
  expect({ value, conflicts }).toEqual({ value: mine, conflicts: asked });
});

test.each(kinds)('one phone: %s, the other: another field', (_kind, cattle) => {
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
  changes.flatMap(({ label, fields }) =>
    fields.map((field) => {
      const name = [label, field.label].filter(Boolean).join(': ');
      const texts = [name, field.was, field.is, ...(field.note ? [field.note] : [])];
      return texts.join(' | ').replaceAll('\u00a0', ' ');
    }),
  );
/** The lines that the owner reads when one list of cattle becomes another, each without its beginning. */
const read = (was: object[], cattle: object[]) =>
  lines(findChanges(schema, { ...base, cattle: was }, { ...base, cattle })).map((line) =>
    line.replace('Cattle for sale, ', ''),
  );
const [bull, sold] = [lot(1, 'bull'), { status: 'sold' }];
const [first, second] = [lot(10, 'weaners'), lot(10, 'weaners', { rand: 8_500 })];
const [one, other] = ['the 1st “10 weaners”', 'the 2nd “10 weaners”'];
const order = 'Cattle for sale: the order | ';
const dearer = '“8 oxen”: Price | 9 000 rand per head | 9 500 rand per head';
const total = '“8 oxen”: The whole lot | R72 000 for all 8 | R76 000 for all 8';
const moved = `${order}“8 oxen”, “3 cows” | “3 cows”, “8 oxen”`;
const forSale = '“3 cows”: Status | Sold | For sale';
const price = '“1 bull”: Price | 9 000 rand per head | ';
const kilogram = { per: 'kilogram', rand: 38.5 };

test.each<[was: object[], is: object[], ...lines: string[]]>([
  [[oxen, cows], edits.edit, dearer, total],
  [[oxen, cows], edits.reorder, moved],
  [[oxen, cows], [cows, { ...oxen, rand: 9_500 }], dearer, total, moved],
  [
    [bull, { ...cows, ...sold }],
    [{ ...bull, ...sold }, cows],
    '“1 bull”: Status | For sale | Sold',
    forSale,
    '“3 cows”: The whole lot |  | R27 000 for all 3',
  ],
  [[first, second], [first, { ...second, ...sold }], `${other}: Status | For sale | Sold`],
  [[first, second], [second, first], `${order}${one}, ${other} | ${other}, ${one}`],
  [[bull], [{ ...bull, rand: 90_500 }], `${price}90 500 rand per head | 10 times as much`],
  [[bull], [{ ...bull, rand: 900 }], `${price}900 rand per head | 1/10 of what it was`],
  [
    [bull],
    [{ ...bull, ...kilogram }],
    '“1 bull”: Priced | Per head | Per kilogram',
    `${price}38,5 rand per kilogram`,
  ],
])('reads what changes in a list: %j, %j', (was, is, ...expected) => {
  expect(read(was, is)).toEqual(expected);
});

test('lists all of an added or removed lot, and its position if its name repeats', () => {
  const whole = (name: string, was: string, is: string) =>
    ['How many', 'What they are', 'Priced', 'Price', 'Status'].map((label, index) => {
      const answer = ['10', 'weaners', 'Per head', '9 000 rand per head', 'For sale'][index];
      return `${name}: ${label} | ${was && answer} | ${is && answer}`;
    });
  expect(read([first, second], [second])).toEqual(whole(one, 'was', ''));
  const come = whole('“10 weaners”', '', 'is');
  expect(read([oxen], [oxen, first]).slice(0, -1)).toEqual(come);
});

const photo = { file: 'a.jpg', alt: 'Oxen', focalPoint: { x: 90, y: 80 } };
const spot = ', The spot that must not be cut off | right, near the bottom';

test.each([
  [{ focalPoint: { x: 50, y: 5 } }, `${spot} | in the middle, near the top`],
  [{ focalPoint: { x: 85, y: 80 } }, `${spot} | right, near the bottom | moved a little`],
  [{ alt: 'Cows' }, ', What it shows | Oxen | Cows'],
  [{ file: 'b.jpg' }, ': Photo | a.jpg | b.jpg'],
])('reads what changes in a photo: %j', (change, line) => {
  const owner = { ...photo, ...change };
  const changes = findChanges(factsSchema.shape.photos, { owner: photo }, { owner });
  expect(lines(changes)).toEqual([`Photo for the portrait of the owner${line}`]);
});
