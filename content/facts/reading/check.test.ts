import { cpSync } from 'node:fs';
import * as z from 'zod';
import { setUpTemporaryFolder } from '@/lib/testing/temporary-folder';
import { farms } from '@/scripts/test-setup/written-farms';
import { type FactsFile, factsSchema } from '../schema/facts';
import { factsFiles, readAnswers } from './answers';
import { checkFile } from './check';
import { exampleFarm, ownersFarm } from './farms.mjs';
import { answersIn, checkFacts, factsIn } from './read';
import { isGroup, type Path, schemaAt, unwrap, valueAt } from './walk';

const project = setUpTemporaryFolder();
beforeEach(() => cpSync(exampleFarm, project.folder, { recursive: true }));

const day = '2026-11-22';
const example = answersIn(factsIn(exampleFarm, day));
const check = () =>
  checkFacts(factsIn(project.folder, day)).map(({ file, sentence }) => `${file}: ${sentence}`);

/** Replaces text in a file of facts. */
function edit(file: FactsFile, before: string | RegExp, after: string): void {
  const text = project.read(`${file}.json`);
  const edited = text.replace(before, () => after);
  expect(edited).not.toBe(text);
  project.write(`${file}.json`, edited);
}

test('finds no mistake in the example farm or the owner’s', () => {
  expect(check()).toEqual([]);
  expect(checkFacts(factsIn(ownersFarm, day), { example })).toEqual([]);
});

test('treats all kinds of empty answer alike', () => {
  for (const empty of ['""', '" "', 'null', '[]', 'false']) {
    edit('farm', /(?<="ownerName": )[^,]*/, empty);
    expect(check()).toEqual([]);
  }
});

const bed = /(?<="bedShaping": )1000/;

test.each<[FactsFile, label: string, reason: string, before: string | RegExp, after: string]>([
  ['prices', 'Bed shaping', 'must be a number from 50 to 50 000, with', bed, '1000.505'],
  ['prices', 'Prices', 'must not contain “__proto__”', '"planting"', '"__proto__": 1, "planting"'],
  [
    'prices',
    'Prices',
    'must not contain “price” or “cost”, since there is no such field',
    '"planting"',
    '"price": 1, "cost": 2, "planting"',
  ],
  ['prices', 'Prices', 'cannot be read: look near line 2 for a comma', bed, '1 200'],
  ['prices', 'Prices', 'must begin with { and end with }', /^[^]*$/, '[1]'],
  ['prices', 'Prices', 'must begin with { and end with }', /^[^]*$/, '""'],
  ['prices', 'Prices', 'cannot be read: look in it for a comma', /^[^]*$/, ''],
  ['prices', 'Travelling', 'from 0,5 to 30', /(?<="travelling": )[\d.]+/, '0.25'],
  ['prices', 'Processing', 'at most 1 digit after', /(?<="capacityTonsPerHour": )\d+/, '3.25'],
  ['farm', 'Cell number', 'must be a South African number', '+27 82 000 0000', '0800 123 456'],
  ['farm', 'Owner’s name', 'must be plain text, without HTML', 'Johan Voorbeeld', '<b>Johan</b>'],
  ['farm', 'Owner’s name', 'must be plain text', 'Johan Voorbeeld', '👨‍🌾'],
  ['farm', 'Owner’s name', 'must be a name', 'Johan Voorbeeld', '12'],
  ['farm', 'Instagram, Address', 'must read like', /https:\/\/www.inst/, 'javascript:alert(1)//'],
  ['farm', 'Instagram, Address', 'We have none', /(?<=farm",\s+"none": )false/, 'true'],
  ['farm', 'Place on the map', 'a place in South Africa', /-24\.\d+, 28/, '-12.56012, 28'],
  ['varieties', 'Varieties', 'two names that differ', '"White Egyptian"', '"Pink \'Egyptian\'"'],
  ['certificates', '“Registered .*”, Year', 'must not be later than', '"2014"', '"2027"'],
  ['for-sale', 'Last checked', 'since there are lots in it', '"2026-11-22"', '""'],
  ['for-sale', '“24 weaners, .*”, Rand', 'R1 to R1 000 per kilogram', '38.5', '3850'],
  ['for-sale', '“12 heifers, .*”, Rand', 'R500 to R2 000 000 per head', '16500', '165'],
  [
    'for-sale',
    '“60 weaners, .*”, Rand',
    'a lot without a price',
    '"auction"',
    '"auction", "rand": 9',
  ],
  ['for-sale', '“60 weaners, .*”, For sale until', 'the day of the auction', '"2026-12-05"', '""'],
  ['for-sale', 'Lot 1', 'is empty: fill it in or remove it', /(?<="cattle": \[)/, '{},'],
  ['terms', 'VAT, VAT on garlic', 'is "added"', '"garlic": "included"', '"garlic": "added"'],
  ['terms', 'VAT', 'must be a group of fields', /(?<="vat": )\{[^}]*\}/, '"included"'],
  ['for-sale', 'Cattle for sale: ', '24 weaners, 7 to 8 months” and “60', 'k9z3j', 'wy2cg'],
  ['for-sale', 'Lot 1', 'is empty: fill it in or remove it', /(?<="cattle": \[)/, '{ "id": "x" },'],
  ['testimonials', 'Who agreed', 'must be the first and the last name', 'Nobody Voorbeeld', 'Yes!'],
  ['photos', 'Photo', 'must be the name of a photo', 'owner.jpg', '../../.env.jpg'],
  ['photos', 'the cattle gallery', 'the same photo twice', 'cattle-06.jpg', 'cattle-01.jpg'],
  ['photos', 'From the left', 'a whole number from 0 to 100', /(?<="x": )\d+/, '101'],
])('refuses %s.json: %s %s', (file, label, reason, before, after) => {
  edit(file, before, after);
  const [sentence = '', ...others] = check();
  expect(others).toEqual([]);
  expect(sentence).toMatch(new RegExp(`^${file}: [^\\n]*${label}[^\\n]*\\.$`));
  expect(sentence.replaceAll('\u00a0', ' ')).toContain(reason);
});

/** An answer in farm.json, by what it answers. */
const answerTo = {
  phone: (phone: string) => ({ phone }),
  ownerName: (ownerName: string) => ({ ownerName }),
  hours: (opens: string) => ({ openingHours: [{ days: 'weekdays', opens, closes: '17:00' }] }),
  instagram: (address: string) => ({ instagram: { address } }),
  facebook: (address: string) => ({ facebook: { address } }),
  position: (position: string) => ({ cattleBusiness: { position } }),
};

test.each<[question: keyof typeof answerTo, spelling: string, ...typed: string[]]>([
  ['phone', '+27 82 123 4567', '082 123 4567', '+27 (0)82-123-4567', '0027 82 123 4567'],
  ['hours', '07:00', '7h00', '7 am'],
  ['ownerName', 'José  Voorbeeld', 'Jose\u0301\t\u00ad\u200e Voorbeeld'],
  ['ownerName', 'Ann👨‍🌾 Voorbeeld', 'Ann👨‍🌾 Voorbeeld'],
  [
    'instagram',
    'https://www.instagram.com/kliprand.plaas',
    '@kliprand.plaas',
    'www.instagram.com/kliprand.plaas',
    'Instagram.com/kliprand.plaas/',
    'http://instagram.com/@kliprand.plaas?igsh=MWQ=&utm_source=qr',
  ],
  [
    'facebook',
    'https://www.facebook.com/kliprand',
    '@kliprand',
    'fb.com/kliprand',
    'm.facebook.com/kliprand/?ref=bookmarks',
    'af-za.facebook.com/kliprand#',
  ],
  ['facebook', 'https://www.facebook.com/profile.php?id=1', 'facebook.com/profile.php?id=1'],
  ['position', '-24.95512, 28.54331', '-24.95512,28.54331', '-24.95512 28.54331'],
  ['position', '-24.95512, 28.54331', '(−24,95512; 28,54331)'],
])('reads an answer to %s as %j: %j', (question, spelling, ...typed) => {
  const farmWith = (text: string) => ({ ...farms.needed.farm, ...answerTo[question](text) });
  for (const text of typed) {
    const read = readAnswers('farm', farmWith(text));
    expect(read).toEqual({ answers: farmWith(spelling), issues: [] });
  }
});

/** The paths to everything in a schema, to the first item of each list. */
const pathsIn = (schema: z.core.$ZodType, path: Path = []): Path[] => {
  const inside = unwrap(schema);
  const item = inside instanceof z.ZodArray ? [[0, inside.element] as const] : [];
  const parts = isGroup(inside) ? Object.entries(inside.shape) : item;
  return [path, ...parts.flatMap(([name, part]) => pathsIn(part, [...path, name]))];
};

/** A copy of a value with another one at a path through groups and lists. */
function withAt(value: unknown, [name, ...rest]: Path, next: unknown): unknown {
  if (name === undefined) return next;
  const part = withAt(valueAt(value, [name]), rest, next);
  return typeof name === 'number' ? [part] : { ...Object(value), [name]: part };
}

const everywhere = factsFiles.flatMap((file) =>
  pathsIn(factsSchema.shape[file]).map((path) => ({ file, path })),
);
const sentencesFor = (file: FactsFile, path: Path, value: unknown) =>
  checkFile(file, withAt(example[file], path, value), { day }).map(({ sentence }) => sentence);
/** Words of zod and of `JSON.parse`. */
const foreign = /invalid|expected|received|unrecognized|undefined|\bnull\b|JSON|token/i;

test('whatever is emptied, what is required says so in words of our own', () => {
  const sentences = everywhere.flatMap(({ file, path }) =>
    [[], {}].flatMap((empty) =>
      sentencesFor(file, path, empty).map((sentence) => `${file}: ${sentence}`),
    ),
  );
  expect(sentences.filter((sentence) => foreign.test(sentence))).toEqual([]);
  expect(sentences).toEqual(
    expect.arrayContaining([
      'varieties: Varieties of the calculator is empty: add at least one.',
      'cattle: Protein in the grass, per cent is empty: fill it in.',
      'photos: Photo for the portrait of the owner is empty: fill it in.',
      'photos: Photos for the fields gallery is empty: add at least one.',
    ]),
  );
});

test('whatever is of the wrong kind, it is refused in words of our own', () => {
  for (const { file, path } of everywhere.filter((each) => each.path.length > 0)) {
    for (const wrong of ['<', 1e9, true, [[true]], { nobody: { knows: 1 } }]) {
      const sentences = sentencesFor(file, path, wrong);
      const schema = unwrap(schemaAt(factsSchema.shape[file], path) ?? factsSchema);
      const isRefused = sentences.length > 0 || schema instanceof z.ZodBoolean;
      expect([file, path, wrong, isRefused]).toEqual([file, path, wrong, true]);
      expect(sentences.join()).not.toMatch(foreign);
    }
  }
});

test('names a file that cannot be read', () => {
  project.remove('prices.json');
  expect(check()).toEqual([
    expect.stringMatching(/^prices: Prices of the garlic services cannot be read: ENOENT.*\.$/),
  ]);
});

test('refuses what nobody else can answer as the example farm does, and nothing else', () => {
  const sentences = checkFacts(factsIn(project.folder, day), { example });
  const copied = sentences.filter(({ sentence }) =>
    sentence.endsWith('is the example farm’s: write your own.'),
  );
  const paths = copied.map(({ file, path }) => [file, ...path].join('.'));
  const wanted = [
    'farm.ownerName',
    'farm.phone',
    'farm.registeredNames',
    'farm.places.farm',
    'farm.biography.1',
    'farm.cattleBusiness.position',
    'certificates.cattle.list.0.issuer',
    'testimonials.list.2.name',
    'testimonials.list.2.content',
    'for-sale.cattle.1.text',
  ];
  expect(paths).toEqual(expect.arrayContaining(wanted));
  const files = ['cattle', 'prices', 'terms', 'varieties', 'photos'];
  expect(sentences.filter(({ file }) => files.includes(file))).toEqual([]);
});

const ours = { file: 'owner.jpg', alt: 'A farm track through tall grass', takenOnTheFarm: true };

// edits.test.ts has more of them.
test.each([
  ['farm', { ownerName: 'Nobody' }, 'and must be an answer: write one, or clear it.'],
  ['farm', { phone: '082 123 4567' }, 'which is a hint: write your own.'],
  ['photos', { owner: ours }, 'one of our illustrations: choose your own photo.'],
] as const)('says what to do about an answer that is not the owner’s in %s.json', (...row) => {
  const [file, answers, reason] = row;
  const mistakes = checkFile(file, { ...farms.needed[file], ...answers }, { day, example });
  expect(mistakes).toMatchObject([{ sentence: expect.stringContaining(reason) }]);
});
