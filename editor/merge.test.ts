import fc from 'fast-check';
import * as z from 'zod';
import { factsSchema } from '@/content/facts/schema/facts';
import { keysOf } from '@/content/facts/schema/field-kinds';
import { merge } from './merge';

type Item = Readonly<{ id: string; [field: string]: unknown }>;
type Phone = 'theirs' | 'mine';

/** What two phones do to a lot or to the list around it. */
interface Edit {
  /** What is one answer: two phones that change it are asked, unless they make the same of it. */
  readonly answer: 'price' | 'words' | 'status' | 'photo' | 'lot' | 'list';
  /** How a question writes what a phone did. */
  readonly text: Readonly<Record<Phone, string>>;
  readonly edit: (list: readonly Item[], id: string, phone: Phone) => readonly Item[];
}

const arrange = (answer: 'lot' | 'list', edit: Edit['edit']): Edit => {
  return { answer, text: { theirs: 'removed', mine: 'removed' }, edit };
};
type Written = readonly [text: string, fields: object];
const set = (answer: Edit['answer'], [theirText, theirs]: Written, my?: Written): Edit => {
  const [myText, mine] = my ?? [theirText, theirs];
  const edit: Edit['edit'] = (list, id, phone) =>
    list.map((lot) => (lot.id === id ? { ...lot, ...{ theirs, mine }[phone] } : lot));
  return { answer, text: { theirs: theirText, mine: myText }, edit };
};
const withPhoto = (file: string) => ({ photo: { file, alt: 'Oxen at the gate of the kraal' } });
const edits = {
  price: set('price', ['Rand: 111', { rand: 111 }], ['Rand: 222', { rand: 222 }]),
  unit: set('price', ['Per kilogram', { per: 'kilogram' }], ['On auction', { per: 'auction' }]),
  words: set('words', ['Oxen', { what: 'Oxen' }], ['Bulls', { what: 'Bulls' }]),
  sold: set('status', ['Sold', { status: 'sold' }]),
  photo: set('photo', ['1.jpg', withPhoto('1.jpg')], ['2.jpg', withPhoto('2.jpg')]),
  removed: arrange('lot', (list, id) => list.filter((lot) => lot.id !== id)),
  moved: arrange('list', (list, id) =>
    list.toSorted((one, other) => Number(one.id === id) - Number(other.id === id)),
  ),
  added: arrange('list', (list, _id, phone) => [{ id: phone, what: `New: ${phone}` }, ...list]),
} satisfies Record<string, Edit>;
const names = keysOf(edits);

const lots = ['first', 'second', 'third'].map((id): Item => {
  return { id, what: `The ${id} lot`, per: 'head', rand: 100, status: 'forSale' };
});
const forSale = factsSchema.shape['for-sale'];
const mergeLots = (base: readonly Item[], theirs: readonly Item[], mine: readonly Item[]) =>
  merge(forSale, { base: { cattle: base }, theirs: { cattle: theirs }, mine: { cattle: mine } });

const pairs = names.flatMap((theirs) => names.map((mine) => [theirs, mine] as const));
const onTwoPhones = pairs.flatMap((pair) => [
  [...pair, 'the same lot', 'second'] as const,
  [...pair, 'its neighbour', 'first'] as const,
]);

test.each(onTwoPhones)('theirs is %s, mine %s, of %s', (theirName, myName, _which, id) => {
  const [their, my]: readonly [Edit, Edit] = [edits[theirName], edits[myName]];
  const theirs = their.edit(lots, 'second', 'theirs');
  const mine = my.edit(lots, id, 'mine');
  const { value, conflicts } = mergeLots(lots, theirs, mine);
  const isAboutLots = ![their.answer, my.answer].includes('list');
  const isSameAnswer = their.answer === my.answer || [their.answer, my.answer].includes('lot');
  const isSameResult = theirName === myName && their.text.theirs === my.text.mine;
  if (id === 'second' && isAboutLots && isSameAnswer && !isSameResult) {
    const name = myName === 'words' ? 'Bulls' : 'The second lot';
    const [start, middle] = [`^Cattle for sale, “${name}”(, .*)?: theirs is `, ', yours is '];
    const sentence = `${start}.*${their.text.theirs}.*${middle}.*${my.text.mine}.*\\.$`;
    expect(conflicts).toMatchObject([{ sentence: expect.stringMatching(sentence) }]);
    expect(value).toEqual({ cattle: mine });
    return;
  }
  expect(conflicts).toEqual([]);
  const bothMoved = theirName === 'moved' && myName === 'moved';
  expect(value).toEqual({ cattle: bothMoved ? theirs : my.edit(theirs, id, 'mine') });
});

test('tells lots with the same words apart', () => {
  const twins = lots.map((lot) => ({ ...lot, what: '24 oxen' }));
  const theirs = edits.sold.edit(twins, 'first', 'theirs');
  const merged = mergeLots(twins, theirs, edits.price.edit(twins, 'second', 'mine'));
  const cattle = edits.price.edit(theirs, 'second', 'mine');
  expect(merged).toEqual({ value: { cattle }, conflicts: [] });
});

test('a lot that one phone renames and moves, and the other sells, stands once', () => {
  const theirs = edits.moved.edit(edits.words.edit(lots, 'first', 'theirs'), 'first', 'theirs');
  const merged = mergeLots(lots, theirs, edits.sold.edit(lots, 'first', 'mine'));
  const cattle = edits.sold.edit(theirs, 'first', 'mine');
  expect(merged).toEqual({ value: { cattle }, conflicts: [] });
});

test('asks about a list as a whole if two items in it have the same id', () => {
  const copied = [...lots, { ...lots[0], id: 'first', what: 'A copy' }];
  const { value, conflicts } = mergeLots(lots, copied, edits.price.edit(lots, 'second', 'mine'));
  expect(conflicts).toMatchObject([{ path: ['cattle'] }]);
  expect(value).toEqual({ cattle: edits.price.edit(lots, 'second', 'mine') });
});

const { terms, certificates, testimonials, varieties, farm, photos } = factsSchema.shape;
const paper = { id: 'a', title: 'Breeder', issuer: 'Us', year: '2014' };

/** An item of each other list: where it is, and its answers. */
const items = {
  term: [terms, 'cattle', { id: 'a', label: 'Health', text: 'Safe.', until: '2026-12-20' }],
  certificate: [certificates.shape.cattle, 'list', paper],
  testimonial: [testimonials, 'list', { id: 'a', name: 'Kobus', role: 'Buyer', content: 'Good.' }],
  variety: [varieties, 'varieties', { id: 'a', name: 'Shani', plantSpacingCm: 9 }],
  hours: [farm, 'openingHours', { days: 'saturday', opens: '07:00', closes: '12:00' }],
  lot: [forSale, 'cattle', { ...lots[0], ...withPhoto('a.jpg') }],
  photo: [photos, 'fields', { file: 'a.jpg', alt: 'Oxen at the gate', caption: 'Oxen' }],
} as const;

test.each<[item: keyof typeof items, theirs: object, mine: object, asked: string]>([
  ['term', { text: 'None.' }, { until: '2027-01-01' }, '“Health”: theirs is “Term: None.; Show'],
  ['term', { text: 'None.' }, { label: 'Papers' }, ''],
  ['certificate', { issuer: 'A club' }, { year: '2015' }, '“Breeder”: theirs is “Issued by'],
  ['testimonial', { role: 'Farmer' }, { content: 'Fine.' }, '“Kobus”: theirs is “What they do'],
  ['variety', { plantSpacingCm: 15 }, { rowSpacingCm: 30 }, ''],
  ['hours', { opens: '08:00' }, { closes: '13:00' }, ''],
  ['hours', { opens: '08:00' }, { opens: '09:00' }, '“Saturday”, From: theirs is “08:00”, yours'],
  ['lot', withPhoto('b.jpg'), { photo: { file: 'a.jpg', alt: 'Bulls' } }, ', Photo: theirs is “Ph'],
  ['photo', { caption: 'Bulls' }, { alt: 'Bulls drink' }, '“Oxen”: theirs is “What it shows'],
])('merges a %s: %j with %j', (which, theirs, mine, asked) => {
  const [schema, list, item] = items[which];
  const listWith = (more: object) => ({ [list]: [{ ...item, ...more }] });
  const [base, saved, here] = [{}, theirs, mine].map(listWith);
  const { value, conflicts } = merge(schema, { base, theirs: saved, mine: here });
  const sentences = asked ? [expect.stringContaining(asked)] : [];
  expect(conflicts.map(({ sentence }) => sentence)).toEqual(sentences);
  expect(value).toEqual(asked ? here : { [list]: [{ ...item, ...theirs, ...mine }] });
});

test('finds the photos of a gallery by their files', () => {
  const fields = ['a.jpg', 'b.jpg'].map((file) => ({ ...items.photo[2], file }));
  const [one, other] = fields;
  const mine = { fields: [{ ...one, caption: 'Bulls' }, other] };
  const merged = merge(photos, { base: { fields }, theirs: { fields: [other, one] }, mine });
  expect(merged).toEqual({ value: { fields: mine.fields.toReversed() }, conflicts: [] });
});

const changes = fc.constantFrom(...names.filter((name) => name !== 'added'));
const many = fc.array(fc.tuple(changes, fc.constantFrom('first', 'second')));

test('of many edits none is lost, unless it is asked about', () => {
  fc.assert(
    fc.property(many, many, (theirEdits, myEdits) => {
      const after = (made: typeof theirEdits, phone: Phone) =>
        made.reduce<readonly Item[]>((list, [name, id]) => edits[name].edit(list, id, phone), lots);
      const [theirs, mine] = [after(theirEdits, 'theirs'), after(myEdits, 'mine')];
      const { value, conflicts } = mergeLots(lots, theirs, mine);
      const { cattle } = z
        .object({ cattle: z.array(z.looseObject({ id: z.string() })) })
        .parse(value);
      for (const side of conflicts.length > 0 ? [mine] : [theirs, mine]) {
        for (const before of lots) {
          const [now, merged] = [side, cattle].map((list) =>
            list.find(({ id }) => id === before.id),
          );
          const changed = Object.entries(now ?? {}).filter(([name, part]) => part !== before[name]);
          if (!now) expect(merged).toBeUndefined();
          else if (changed.length > 0) expect(merged).toMatchObject(Object.fromEntries(changed));
        }
      }
      expect(mergeLots(lots, mine, theirs).conflicts).toHaveLength(conflicts.length);
    }),
  );
});
