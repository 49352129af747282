import { cpSync } from 'node:fs';
import { setUpTemporaryFolder } from '@/lib/testing/temporary-folder';
import { farms } from '@/scripts/test-setup/written-farms';
import type { FactsFile } from '../schema/facts';
import { readAnswers } from './answers';
import { checkFile } from './check';
import { exampleFarm, ownersFarm } from './farms.mjs';
import { answersIn, checkFacts, factsIn } from './read';

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
  ['prices', 'Prices', 'Unrecognized key: "__proto__"', '"planting"', '"__proto__": 1, "planting"'],
  ['prices', 'Prices', 'cannot be read', bed, '1 200'],
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
  ['terms', 'VAT', 'expected object', /(?<="vat": )\{[^}]*\}/, '"included"'],
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
