import fc from 'fast-check';
import * as z from 'zod';
import { factsSchema } from '@/content/facts/schema/facts';
import { merge } from './merge';

const forSale = factsSchema.shape['for-sale'];

const lot = (what: string, more: object = {}) => ({
  what,
  per: 'arrangement',
  status: 'forSale',
  ...more,
});
const listed = (...cattle: object[]) => ({ asOf: '2026-11-22', cattle });

test('matches the items of a list by what sums them up, in the order of main', () => {
  const base = listed(lot('a'), lot('b'), lot('c'), lot('d'));
  const theirs = listed(lot('d'), lot('b', { rand: 1 }), lot('a'), lot('theirs'));
  const mine = listed(lot('a'), lot('mine'), lot('b'), lot('c'), lot('d', { text: 'Mine' }));
  const { value, questions } = merge(forSale, { base, theirs, mine });
  expect(questions).toEqual([]);
  expect(value).toEqual(
    listed(lot('d', { text: 'Mine' }), lot('b', { rand: 1 }), lot('a'), lot('mine'), lot('theirs')),
  );
});

const oxen = (rand?: number) => lot('24 oxen', rand ? { rand } : {});
const cows = lot('8 cows');
const sold = lot('24 oxen', { status: 'sold' });

test.each<[string, theirs: object[], mine: object[], at: number[], sentence: string]>([
  ['both changed it', [oxen(1)], [oxen(2)], [0], 'theirs is “Rand: 1”, yours is “Rand: 2”.'],
  [
    'theirs is removed',
    [],
    [oxen(2)],
    [0],
    '“24 oxen”: theirs is nothing, yours is “What it is: 24 oxen; ',
  ],
  ['mine is removed', [oxen(1), cows], [cows], [], 'theirs is “What it is: 24 oxen; '],
  [
    'both renamed it',
    [lot('22 oxen')],
    [lot('20 oxen')],
    [0],
    'theirs is “What it is: 22 oxen”, yours is “What it is: 20 oxen”.',
  ],
  [
    'both renamed and moved it',
    [cows, lot('22 oxen')],
    [cows, lot('20 oxen')],
    [],
    'theirs is 22 oxen, yours is 20 oxen.',
  ],
  [
    'theirs is sold and mine renamed',
    [sold],
    [lot('20 oxen')],
    [0],
    'theirs is “What it is: 24 oxen; Status: ',
  ],
  [
    'theirs is removed and mine renamed',
    [],
    [lot('20 oxen')],
    [0],
    'theirs is nothing, yours is “What',
  ],
  ['two are alike', [oxen(), oxen(1)], [oxen(), cows], [], 'Cattle for sale: theirs is “'],
])('asks about a lot if %s', (_what, theirs, mine, at, sentence) => {
  const base = listed(oxen());
  const merged = merge(forSale, { base, theirs: listed(...theirs), mine: listed(...mine) });
  expect(merged.questions).toEqual([
    { path: ['cattle', ...at], sentence: expect.stringContaining(sentence) },
  ]);
  for (const each of mine)
    expect(merged.value).toHaveProperty('cattle', expect.arrayContaining([each]));
});

/** Single values, a list of texts and a list of groups, which is all that a file may contain. */
const schema = z.object({
  price: z.string().optional(),
  hours: z.object({ opens: z.string(), closes: z.string() }),
  photo: z.object({ file: z.string(), alt: z.string() }).meta({ summary: 'alt' }),
  paragraphs: z.array(z.string()).meta({ label: 'Paragraphs' }),
  lots: z
    .array(z.object({ what: z.string(), text: z.string().optional() }))
    .meta({ summary: 'what' }),
});
type Farm = z.infer<typeof schema>;
const farmBefore: Farm = {
  price: 'price',
  hours: { opens: 'opens', closes: 'closes' },
  photo: { file: 'file', alt: 'alt' },
  paragraphs: ['paragraph 1', 'paragraph 2'],
  lots: ['a', 'b', 'c'].map((name) => ({ what: `lot ${name}`, text: `text of ${name}` })),
};

const kinds = 'price opens closes file alt paragraph text add remove rename move'.split(' ');
const edits = fc.array(fc.record({ kind: fc.constantFrom(...kinds), at: fc.nat(3) }), {
  maxLength: 5,
});

/** The farm after the edits of a phone. Everything it writes contains its name and the number of the edit. */
function editOn(phone: string, made: readonly { kind: string; at: number }[]): Farm {
  const farm = structuredClone(farmBefore);
  for (const [number, { kind, at }] of made.entries()) {
    const word = `${phone}${number}`;
    const { lots, paragraphs } = farm;
    const lot = lots[at % lots.length];
    if (kind === 'price') farm.price = word;
    else if (kind === 'opens' || kind === 'closes') farm.hours[kind] = word;
    else if (kind === 'file' || kind === 'alt') farm.photo[kind] = word;
    else if (kind === 'paragraph') paragraphs[at % paragraphs.length] = word;
    else if (kind === 'add' || !lot) lots.splice(at, 0, { what: word, text: `${word} text` });
    else if (kind === 'text') lot.text = word;
    else if (kind === 'rename') lot.what = word;
    else if (kind === 'remove') lots.splice(lots.indexOf(lot), 1);
    else lots.push(...lots.splice(lots.indexOf(lot), 1));
  }
  return farm;
}

/** Every text of a farm; of a photo, a list of texts and a lot as a whole, since their parts belong together. */
const wordsOf = ({ price = '', hours, photo, paragraphs, lots }: Farm) => [
  price,
  Object.values(photo).join(),
  ...Object.values(hours),
  paragraphs.join(),
  ...lots.map(({ what, text }) => `${what}, ${text}`),
];

test('in the stories of two phones nothing of anybody’s is lost without being asked', () => {
  const seen = { asked: 0, merged: 0 };
  fc.assert(
    fc.property(edits, edits, (theirEdits, myEdits) => {
      const theirs = editOn('theirs', theirEdits);
      const mine = editOn('mine', myEdits);
      const { value, questions } = merge(schema, { base: farmBefore, theirs, mine });
      const merged = wordsOf(schema.parse({ paragraphs: [], lots: [], ...value }));
      const asked = questions.map(({ sentence }) => sentence).join(' ');
      const [before, their, my] = [farmBefore, theirs, mine].map(wordsOf);
      const isWritten = (text: string) => !before?.includes(text);
      // What either wrote is in the result, but for theirs that is asked about.
      for (const text of (my ?? []).filter(isWritten)) expect(merged).toContain(text);
      for (const text of (their ?? []).filter(isWritten)) {
        const words = text.match(/theirs\d/g) ?? [];
        expect(merged.includes(text) || words.every((word) => asked.includes(word))).toBe(true);
      }
      // What both left as it was stays, and what one of them removed or replaced is gone, or asked about.
      for (const text of before ?? []) {
        const isLeft = their?.includes(text) && my?.includes(text);
        if (isLeft || questions.length === 0) expect(merged.includes(text)).toBe(isLeft);
      }
      const bothChanged = before?.some((text) => !their?.includes(text) && !my?.includes(text));
      if (!bothChanged) expect(questions).toEqual([]);
      // Nothing comes from nowhere.
      for (const text of merged) expect([...(their ?? []), ...(my ?? [])]).toContain(text);
      // The next Save asks nothing.
      expect(merge(schema, { base: theirs, theirs, mine: value }).questions).toEqual([]);
      seen[questions.length > 0 ? 'asked' : 'merged'] += 1;
    }),
    { numRuns: 100 },
  );
  expect(Math.min(seen.asked, seen.merged)).toBeGreaterThan(10);
});
