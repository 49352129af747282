import { cpSync } from 'node:fs';
import { setUpTemporaryFolder } from '@/lib/testing/temporary-folder';
import { farms } from '@/lib/tools/site/test-setup/written-farms';
import { type FactsFile, factsSchema } from '../schema/facts';
import { checkFile } from './check';
import { exampleFarm, ownersFarm } from './farms.mjs';
import { answersIn, checkFacts, factsIn } from './read';
import { type Path, valueAt } from './walk';

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
  ['prices', 'Bed shaping', 'must be a number from 50 to 50000', bed, '1000.505'],
  ['prices', 'Prices', 'does not know', '"planting"', '"__proto__": [1], "planting"'],
  ['prices', 'Prices', 'comma is wrong: correct it (line 2)', bed, '1 200'],
  ['prices', 'Prices', 'has the field "planting" twice', '"planting"', '"planting": 9, "planting"'],
  ['farm', 'Cell number', 'must be a South African number', '+27 82 000 0000', '0800 123 456'],
  ['farm', 'Owner’s name', 'must be text, without <', 'Johan Voorbeeld', '<b>Johan</b>'],
  ['farm', 'Instagram, Address', 'must read like', /https:\/\/www.inst/, 'javascript:alert(1)//'],
  ['farm', 'Place on the map', 'a place in South Africa', /-24\.\d+, 28/, '-12.56012, 28'],
  ['varieties', 'Varieties', 'two names that differ', '"White Egyptian"', '"Pink \'Egyptian\'"'],
  ['certificates', 'Entry 1, Year', 'must not be later than today', '"2014"', '"2027"'],
  ['for-sale', 'Last checked', 'since there are lots in it', '"2026-11-22"', '""'],
  ['for-sale', 'Lot 1, Rand', 'R1 to R150 per kilogram', '38.5', '3850'],
  ['for-sale', 'Lot 1', 'is empty: fill it in or take it off', /(?<="cattle": \[)/, '{},'],
  ['photos', 'Photo', 'must be the name of a photo', 'owner.jpg', '../../.env.jpg'],
  ['photos', 'the cattle gallery', 'the same photo twice', 'cattle-06.jpg', 'cattle-01.jpg'],
  ['photos', 'From the left', 'a whole number from 0 to 100', /(?<="x": )\d+/, '101'],
])('refuses %s.json: %s %s', (file, label, reason, before, after) => {
  edit(file, before, after);
  const [sentence = '', ...others] = check();
  expect(others).toEqual([]);
  expect(sentence).toMatch(new RegExp(`^${file}: [^\\n]*${label}[^\\n]*\\.$`));
  expect(sentence).toContain(reason);
});

const opens = /(?<="opens": ")[^"]*/;

test.each<[FactsFile, Path, before: RegExp, after: string, read: string]>([
  ...['082 123 4567', '+27 (0)82-123-4567', '0027 82 123 4567'].map(
    (phone): [FactsFile, Path, RegExp, string, string] => [
      'farm',
      ['phone'],
      /\+27 82 000 0000/,
      phone,
      '+27 82 123 4567',
    ],
  ),
  ['farm', ['openingHours', 0, 'opens'], opens, '7h00', '07:00'],
  ['farm', ['openingHours', 0, 'opens'], opens, '7 am', '07:00'],
  ['farm', ['ownerName'], /Johan/, 'Jose\\u0301\\t\\u00ad\\u200e', 'José  Voorbeeld'],
  ['farm', ['ownerName'], /Johan/, 'Ann👨‍🌾', 'Ann👨‍🌾 Voorbeeld'],
  ['farm', ['phone'], /^/, '\ufeff', '+27 82 000 0000'],
])('reads %s.json at %j with %s replaced by %s', (file, path, before, after, read) => {
  edit(file, before, after);
  expect(check()).toEqual([]);
  expect(valueAt(answersIn(factsIn(project.folder, day))[file], path)).toBe(read);
});

test('refuses text that is not UTF-8, and a missing file', () => {
  project.write('farm.json', Buffer.from(project.read('farm.json').replace('n', 'ä'), 'latin1'));
  project.remove('prices.json');
  expect(check()).toEqual([
    expect.stringContaining('farm: Who you are is not plain UTF-8 text'),
    `prices: ${factsSchema.shape.prices.meta()?.label} is missing: put the file back.`,
  ]);
});

test('refuses answers of the example farm, except choices and sentences that we offer', () => {
  const sentences = checkFacts(factsIn(project.folder, day), { example });
  const isRefused = (label: string) =>
    sentences.some(({ sentence }) =>
      sentence.endsWith(`${label} is the example farm’s answer: write your own.`),
    );
  for (const label of ['Owner’s name', 'Paragraph 2', 'Grass 1', 'Entry 3', 'Lot 4', 'Term 1']) {
    expect([label, isRefused(label)]).toEqual([label, true]);
  }
  for (const label of ['Sentence 1', 'What happens to enquiries', 'VAT on garlic']) {
    expect([label, isRefused(label)]).toEqual([label, false]);
  }
});

test.each(['name@your-farm.co.za', 'pat@example.com'])('refuses the placeholder %s', (email) => {
  expect(checkFile('farm', { ...farms.needed.farm, email }, { day, example })).toEqual([
    expect.stringContaining('is a hint: write your own'),
  ]);
});

test('accepts one of our photos, but not as the farm’s own or under another name', () => {
  const { photos } = farms.needed;
  const shown = { alt: 'A farm track through tall grass', takenOnTheFarm: true };
  const checkOwner = (file: string, more: object = {}) =>
    checkFile('photos', { ...photos, owner: { ...shown, file } }, { day, example, ...more });
  const refusal = (file: string, reason: string) => [
    `Photos, Photo for the portrait of the owner, Photo is "${file}", ${reason}.`,
  ];
  const illustration = 'one of our illustrations: send your own photo';
  expect(checkFile('photos', photos, { day, example })).toEqual([]);
  expect(checkOwner('me.jpg')).toEqual([]);
  expect(checkOwner('owner.jpg')).toEqual(refusal('owner.jpg', illustration));
  const copiedPhotos = new Set(['me.jpg']);
  expect(checkOwner('me.jpg', { copiedPhotos })).toEqual(refusal('me.jpg', illustration));
  const unusablePhotos = new Map([['me.jpg', 'is damaged']]);
  expect(checkOwner('me.jpg', { unusablePhotos })).toEqual(refusal('me.jpg', 'which is damaged'));
});
