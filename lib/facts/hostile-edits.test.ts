import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type FactsFile, factsSchema } from '@/content/facts/schema/facts';
import { farms } from '@/lib/testing/written-farms';
import { noise, prepareSite } from '../../lib/photos/test-site';
import { checkFile } from './check';
import { exampleFarm } from './farms.mjs';
import { checkFacts, factsIn, readDraft } from './read';
import { type Path, valueAt } from './walk';

const project = prepareSite();
const facts = 'content/facts';
const day = '2026-11-22';
const source = () => factsIn(join(project.folder, facts), day);
const sentences = () => checkFacts(source()).map(({ file, sentence }) => `${file}: ${sentence}`);

beforeEach(() => cpSync(exampleFarm, join(project.folder, facts), { recursive: true }));

/** Puts something else into a file of facts, in the place of what is there. */
function edit(file: FactsFile, before: string | RegExp, after: string): void {
  const path = `${facts}/${file}.json`;
  const text = project.read(path);
  const edited = text.replace(before, () => after);
  expect(edited).not.toBe(text);
  project.write(path, edited);
}

const bed = /(?<="bedShaping": )1000/;
const facebook = /(?<=facebook\.com\/)[^"]*/;
const number = '+27 82 000 0000';

type Edit = [
  file: FactsFile,
  label: string,
  reason: string,
  before: string | RegExp,
  after: string,
];

test.each<Edit>([
  ['prices', 'Bed shaping', 'must be a number from 50 to 50000', bed, '1000.505'],
  ['prices', 'Prices', 'does not know', '"planting"', '"__proto__": [1], "planting"'],
  ['prices', 'Prices', 'cannot be read as the editor writes it', /^.*$/s, '"R1000"'],
  ['prices', 'Prices', 'comma is wrong: correct it (line 2)', bed, '1 200'],
  ['prices', 'Prices', 'has the field "planting" twice', '"planting"', '"planting": 9, "planting"'],
  ['farm', 'Cell number', 'must be a South African number', number, '0800 123 456'],
  ['farm', 'Owner’s name', 'must be words, without <', 'Johan Voorbeeld', '<b>Johan</b>'],
  ['farm', 'Owner’s name', 'invisible characters', 'Johan', 'J\\u0300\\u0301\\u0302\\u0303'],
  ['farm', 'Instagram, Address', 'must read like', /https:\/\/www.inst/, 'javascript:alert(1)//'],
  ['farm', 'Facebook, Address', 'must read like', facebook, 'l.php?u=https%3A%2F%2Fa.b'],
  ['farm', 'Place on the map', 'a place in South Africa', /-24\.\d+, 28/, '-12.56012, 28'],
  ['farm', 'Hours 1, Until', 'must be later than', /(?<="closes": )"[^"]*"/, '"05:00"'],
  ['cattle', 'The grasses', 'the same twice', 'Molopo blue buffalo', 'irene smuts FINGER'],
  ['cattle', 'Protein in the grass', 'the smaller number first', '"from": 8', '"from": 20'],
  ['varieties', 'Variety 1, Name', 'made of letters', '"Pink Egyptian"', '"Pink ✨"'],
  ['varieties', 'Varieties', 'two names that differ', '"White Egyptian"', '"Pink \'Egyptian\'"'],
  ['testimonials', 'Entry 1, Stars', 'is 4.5, and must be a whole number', '5', '4.5'],
  ['testimonials', 'When they agreed', 'must be a day such as', '2026-01-31', '2026-02-31'],
  ['certificates', 'Entry 1, Year', 'must not be later than today', '"2014"', '"2027"'],
  ['for-sale', 'Right as of', 'must not be later than today', '2026-11-22', '2126-11-22'],
  ['for-sale', 'Right as of', 'since there are lots in it', '"2026-11-22"', '""'],
  ['for-sale', 'Lot 1, Rand', 'R1 to R150 per kilogram', '38.5', '3850'],
  ['for-sale', 'Lot 2, Rand', 'empty for an auction', '"auction",', '"auction", "rand": 500,'],
  ['for-sale', 'Lot 1', 'is empty: fill it in or take it off', /(?<="cattle": \[)/, '{},'],
  ['terms', 'Term 1, Term', 'is empty: fill it in', /(?<="text": ")[^"]*/, ''],
  ['photos', 'Photo', 'must be the name of a photo', 'owner.jpg', '../../.env.jpg'],
  ['photos', 'the cattle gallery', 'the same photo twice', 'cattle-06.jpg', 'cattle-01.jpg'],
  ['photos', 'What it shows', 'in 15 letters', /(?<="alt": ")[^"]*/, 'IMG_20261122_123456.jpg'],
])('%s.json is refused where %s %s', (file, label, reason, before, after) => {
  edit(file, before, after);
  const [sentence = '', ...others] = sentences();
  expect(others).toEqual([]);
  expect(sentence).toMatch(/^[\w-]+: [^\n]+\.$/);
  expect(sentence).toContain(`${file}: `);
  expect(sentence.indexOf(label)).toBeGreaterThan(-1);
  expect(sentence.indexOf(reason)).toBeGreaterThan(sentence.indexOf(label));
});

type Spelling = [file: FactsFile, path: Path, before: RegExp, after: string, read: unknown];

/** Several spellings of one value of farm.json. */
const spelt = (path: Path, before: RegExp, read: string, ...spellings: string[]) =>
  spellings.map((spelling): Spelling => ['farm', path, before, spelling, read]);

const phones = ['082 123 4567', '+27 (0)82-123-4567', '0027 82 123 4567', '082/123 – 4567'];
const opens = /(?<="opens": ")[^"]*/;
const said = /(?<="content": ")[^"]*/;

/** What any neighbour would read, and the form in which the site has it and the editor writes it. */
test.each<Spelling>([
  ...spelt(['phone'], /\+27 82 000 0000/, '+27 82 123 4567', ...phones),
  ...spelt(['openingHours', 0, 'opens'], opens, '07:00', '7', '7h00', '0700', '7 am', '07:00:00'),
  ...['people/Du-Toit/100064512345678/', 'profile.php?id=100064512345678', 'du.toit'].map(
    (path): Spelling => [
      'farm',
      ['facebook', 'address'],
      /(?<=facebook.com\/)[^"]*/,
      path,
      `https://www.facebook.com/${path}`,
    ],
  ),
  ['farm', ['ownerName'], /Johan/, 'Jose\\u0301\\t\\u00ad\\u200e', 'José  Voorbeeld'],
  ['farm', ['ownerName'], /Johan/, 'Ann👨‍🌾', 'Ann👨‍🌾 Voorbeeld'],
  ['farm', ['phone'], /^/, '\ufeff', '+27 82 000 0000'],
  ['varieties', ['varieties', 0, 'name'], /Pink Egyptian/, 'Môreson “No. 7”', 'Môreson “No. 7”'],
  ['testimonials', ['list', 0, 'content'], said, '👍🏽 ❤️', '👍🏽 ❤️'],
])('%s.json is read at %j where %s is %s', (file, path, before, after, read) => {
  edit(file, before, after);
  expect(sentences()).toEqual([]);
  expect(valueAt(readDraft(source())[file], path)).toEqual(read);
});

test.each([
  { email: 'name@your-farm.co.za' },
  { email: 'pat@example.com' },
  { privacy: 'TODO' },
  { biography: ['Lorem ipsum dolor sit amet.'] },
])('what we write where an answer is to come is no answer of the owner’s: %j', (change) => {
  const example = readDraft(factsIn(exampleFarm, day));
  expect(checkFile('farm', { ...farms.needed.farm, ...change }, { day, example })).toEqual([
    expect.stringContaining('is a hint: write your own'),
  ]);
});

test('text that is not UTF-8, and a file that is gone, are refused', () => {
  const path = `${facts}/farm.json`;
  project.write(path, Buffer.from(project.read(path).replace('Johan', 'Johän'), 'latin1'));
  project.remove(`${facts}/prices.json`);
  expect(sentences()).toEqual([
    expect.stringContaining('farm: Who you are is not plain UTF-8 text'),
    `prices: ${factsSchema.shape.prices.meta()?.label} is missing: put the file back.`,
  ]);
});

test('a photo that cannot be used is refused by the label of its field', async () => {
  const whole = await noise(800, 200).jpeg().toBuffer();
  project.write('content/photos/IMG_2034.jpg', whole.subarray(0, whole.length / 2));
  edit('photos', 'owner.jpg', 'IMG_2034.jpg');
  const { problems } = await project.encode({ file: 'IMG_2034.jpg' });
  expect(checkFacts(source(), { unusablePhotos: problems })).toEqual([
    {
      file: 'photos',
      sentence: expect.stringMatching(
        /the portrait of the owner, Photo is "IMG_2034\.jpg", which is damaged or breaks off/,
      ),
    },
  ]);
});
