import * as z from 'zod';
import { withAt } from '@/lib/testing/with-at';
import { checkAnswers, factsFiles, parseFile, readAnswers } from './check';
import { exampleDay, exampleFarm } from './folders.mjs';
import { readFiles } from './read';
import { amount, choice, day as dayField, freeText, list, needed, tick } from './schema/fields';
import { type FactsFile, factsSchema } from './schema/files';
import { isGroup, metaOf, type Path, schemaAt, unwrap, valueAt } from './schema/walk';

const day = exampleDay;

/** A schema for these tests, so that changes to the owner's schemas do not affect them. */
const shop = z
  .strictObject({
    name: needed(freeText('Name', 20), 'What is the shop called?'),
    mass: amount('Mass', [50, 50_000], { unit: 'kilograms', decimals: 2 }),
    hens: amount('Hens', [1, 9]).optional(),
    kind: choice('Kind', { farm: 'A farm', town: 'In town' }).optional(),
    opened: dayField('Opened', { isPast: true }).optional(),
    open: tick('Open'),
    goods: list(
      'Goods',
      z.strictObject({ what: freeText('What', 20) }).meta({ label: 'Item' }),
      2,
      {
        summary: ['what'],
      },
    ).optional(),
  })
  .meta({ label: 'Shop' });

const eggs = { what: 'Eggs' };

const sentencesFor = (changes: object) =>
  checkAnswers(shop, { name: 'Ann’s', mass: 100, ...changes }, day).map(({ sentence }) =>
    sentence.replaceAll('\u00a0', ' '),
  );

test('treats all kinds of empty answer alike', () => {
  for (const empty of ['', ' ', null, [], {}, false, undefined]) {
    expect(sentencesFor({ name: empty, hens: empty, goods: empty })).toEqual([]);
  }
});

test.each([
  [
    { mass: 100.505 },
    'Mass is 100,505, and must be a number from 50 to 50 000, with at most 2 digits after the comma.',
  ],
  [{ mass: '600 kg' }, 'Mass is "600 kg", and must be the number alone.'],
  [{ goods: [{ what: ' ' }, eggs] }, 'Goods, Item 1 is empty: fill it in or remove it.'],
  [{ hens: 1.5 }, 'Hens is 1,5, and must be a whole number from 1 to 9.'],
  [
    { mass: undefined },
    'Mass is empty, and must be a number from 50 to 50 000, with at most 2 digits after the comma.',
  ],
  [{ name: '<b>Ann</b>' }, 'Name is "<b>Ann</b>", and must be plain text, without HTML.'],
  [{ name: 'A'.repeat(21) }, `Name is "${'A'.repeat(21)}", and must have at most 20 characters.`],
  [
    { kind: 'both' },
    'Kind is "both", and must be one of these: A farm ("farm"), In town ("town").',
  ],
  [{ opened: '5 May' }, 'Opened is "5 May", and must be a date such as 2026-03-31.'],
  [{ opened: '2026-11-23' }, 'Opened is 2026-11-23, and must not be later than today, 2026-11-22.'],
  [{ open: 'yes' }, 'Open is "yes", and must be true or false.'],
  [{ goods: [eggs, { what: 'eggs.' }] }, 'Goods must not have the same item twice.'],
  [{ goods: [{}] }, 'Goods, Item 1 is empty: fill it in or remove it.'],
  [
    { goods: [{ what: 'TBC' }] },
    'Goods, “TBC”, What is "TBC", and says nothing: write the answer, or leave the field empty.',
  ],
  [{ goods: 'eggs' }, 'Goods is "eggs", and must be a list, in square brackets.'],
  [
    { price: 1, cost: 2 },
    'Shop must not contain “price” or “cost”, since there is no such field: delete that from the file, or ask the person who looks after the site.',
  ],
])('refuses %j: %s', (changes, sentence) => {
  expect(sentencesFor(changes)).toEqual([sentence]);
});

test('names every mistake at once', () => {
  expect(sentencesFor({ mass: 5, hens: 0, opened: '2027-01-01' })).toHaveLength(3);
});

test('the placeholder of an open answer on a preview is not read as an answer', () => {
  const { data } = shop.safeParse({ mass: 100 });
  expect(data?.name).toBe('[Name]');
  expect(readAnswers(shop, { mass: 100, name: ' ' })).toEqual({
    answers: { mass: 100 },
    issues: [],
  });
});

test('a default from the specification is not read as an answer', () => {
  const places = { garlic: { position: '-24.95512, 28.54331' } };
  expect(readAnswers(factsSchema.shape.farm, { places })).toEqual({
    answers: { places },
    issues: [],
  });
});

test('parses a file', () => {
  expect(parseFile('{"mass": 5}')).toEqual({ value: { mass: 5 } });
  for (const wrong of ['[1]', '""']) {
    expect(parseFile(wrong)).toEqual({ problem: 'must begin with { and end with }' });
  }
  expect(parseFile('')).toEqual({ problem: expect.stringMatching(/^cannot be read/) });
});

const exampleFiles = readFiles(exampleFarm);
const exampleValue = (file: FactsFile) => exampleFiles.get(file)?.value;

test('a photo is the farm’s only if it is not an illustration', () => {
  const photos: object = Object(exampleValue('photos'));
  const owner = { ...Object(valueAt(photos, ['homeHero'])), takenOnTheFarm: true };
  expect(checkAnswers(factsSchema.shape.photos, photos, day)).toEqual([]);
  expect(checkAnswers(factsSchema.shape.photos, { ...photos, owner }, day)).toMatchObject([
    { sentence: expect.stringContaining('one of our illustrations: choose your own photo.') },
  ]);
});

/** The paths to everything in a schema, including the first item of each list. */
const pathsIn = (schema: z.core.$ZodType, path: Path = []): Path[] => {
  const inside = unwrap(schema);
  const item = inside instanceof z.ZodArray ? [[0, inside.element] as const] : [];
  const parts = isGroup(inside) ? Object.entries(inside.shape) : item;
  return [path, ...parts.flatMap(([name, part]) => pathsIn(part, [...path, name]))];
};

const everywhere = factsFiles.flatMap((file) =>
  pathsIn(factsSchema.shape[file]).map((path) => ({ file, path })),
);
const sentencesAt = (file: FactsFile, path: Path, value: unknown) =>
  checkAnswers(factsSchema.shape[file], withAt(exampleValue(file), path, value), day).map(
    ({ sentence }) => sentence,
  );
/** Words from the messages of zod and `JSON.parse`. */
const foreign = /invalid|expected|received|unrecognized|undefined|\bnull\b|JSON|token/i;

test('every field has a label', () => {
  for (const { file, path } of everywhere) {
    const field = schemaAt(factsSchema.shape[file], path) ?? factsSchema;
    expect([file, path, metaOf(field).label]).toEqual([file, path, expect.any(String)]);
  }
});

test('an emptied required field is refused in our own words', () => {
  const sentences = everywhere.flatMap(({ file, path }) => sentencesAt(file, path, []));
  expect(sentences.length).toBeGreaterThan(50);
  expect(sentences.filter((sentence) => foreign.test(sentence))).toEqual([]);
});

test('a value of the wrong type is refused in our own words', () => {
  for (const { file, path } of everywhere) {
    for (const wrong of ['<', 1e9, true, [[true]], { nobody: { knows: 1 } }]) {
      const sentences = sentencesAt(file, path, wrong);
      const schema = unwrap(schemaAt(factsSchema.shape[file], path) ?? factsSchema);
      const isRefused = sentences.length > 0 || schema instanceof z.ZodBoolean;
      expect([file, path, wrong, isRefused]).toEqual([file, path, wrong, true]);
      expect(sentences.join()).not.toMatch(foreign);
    }
  }
});
