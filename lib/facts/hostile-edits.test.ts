import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type Facts, factsSchema } from '@/content/facts/schema/facts';
import { exampleFarm } from '@/lib/facts/farms.mjs';
import { readDraft } from '@/lib/facts/read';
import { partOf, type Way } from '@/lib/facts/walk';
import { farms } from '@/lib/testing/written-farms';
import { noise, plainPhoto, prepareSite } from '../../lib/photos/test-site';
import { checkFacts as check, describeMistake } from './check-folder';

const checkFacts = (...words: Parameters<typeof check>) => check(...words).map(describeMistake);

const project = prepareSite();
const facts = 'content/facts';
const folder = () => join(project.folder, facts);

beforeEach(() => cpSync(exampleFarm, folder(), { recursive: true }));

/** Puts something else into a file of facts, in the place of what is there. */
function edit(file: string, before: string | RegExp, after: string): void {
  const path = `${facts}/${file}.json`;
  const text = project.read(path);
  const edited = text.replace(before, () => after);
  expect(edited).not.toBe(text);
  project.write(path, edited);
}

const bed = 'Bed shaping, rand per hectare';
const notAPrice = 'must be a number from 50 to 50000';
const phone = 'Cell number';
const notAPhone = 'must be a South African number such as 082 123 4567';
const email = 'Email address';
const notAnEmail = 'must read like name@your-farm.co.za';
const owner = 'Owner’s name';
const notWords = 'must be words, without < or > or invisible characters';
const stars = 'Entry 1, Stars, 0 to 5';
const notStars = 'must be a whole number from 0 to 5';
const number = '+27 82 000 0000';
const bedPrice = /(?<="bedShaping": )1000/;
const said = /(?<="content": ")[^"]*/;
const place = '"Voorbeeldfontein, Limpopo"';

type Edit = [file: string, label: string, reason: string, before: string | RegExp, after: string];

const edits: Edit[] = [
  ['prices', bed, `is 0, and ${notAPrice}`, bedPrice, '0'],
  ['farm', 'Place on the map', 'a place in South Africa', /-24\.\d+, 28/, '-12.56012, 28'],
  ['for-sale', 'Lot 1', 'is empty: fill it in or take it off', /(?<="cattle": \[)/, '{},'],
  ['prices', bed, notAPrice, bedPrice, '1000.505'],
  ['prices', bed, `is empty, and ${notAPrice}`, bedPrice, 'null'],
  ['prices', 'Prices', 'which the site does not know', '"planting"', '"plantng": 2500, "planting"'],
  ['prices', 'Prices', 'cannot be read as the editor writes it', /^.*$/s, '"R1000"'],
  ['farm', phone, notAPhone, number, '+44 20 7946 0000'],
  ['farm', email, notAnEmail, '@', ''],
  ['farm', owner, notWords, 'Johan Voorbeeld', '<script>alert(1)</script>'],
  ['farm', owner, 'must have at most 60 characters', 'Johan Voorbeeld', 'a'.repeat(20_000)],
  ['farm', 'Instagram', 'must read like', 'https://www.instagram.com/', 'javascript:alert(1)//'],
  ['farm', 'The farm as a whole', 'must be a province', place, '"Voorbeeldfontein"'],
  ['cattle', 'Grass 2', 'is empty: fill it in', '"Molopo blue buffalo grass"', '" "'],
  ['cattle', 'Protein in the grass', 'the smaller number first', '"from": 8', '"from": 20'],
  ['varieties', 'Variety 1, Name', 'made of letters', '"Pink Egyptian"', '"Pink ✨"'],
  ['testimonials', stars, `is 4.5, and ${notStars}`, '5', '4.5'],
  ['testimonials', 'When they agreed', 'must be a day such as', '2026-01-31', '2026-02-31'],
  ['certificates', 'Entry 1, Year', 'must be a year such as 2026', '"2014"', '"14"'],
  ['for-sale', 'Right as of', 'must not be later than today, 20', '2026-11-22', '2126-11-22'],
  ['for-sale', 'Right as of', 'since there are lots in it', '"2026-11-22"', '""'],
  ['for-sale', 'Cattle for sale, Lot 1, Rand', 'R5 to R150 per kilogram', '38.5', '3850'],
  ['for-sale', 'Cattle for sale, Lot 1, Rand', 'is empty, and must be R500', '38.5', 'null'],
  ['for-sale', 'Lot 2, For sale until', 'before the day', /(?<=l": )"2026-12-05/, '"2026-12-01'],
  ['terms', 'VAT on the garlic prices', 'must be one of these: Included,', '"added"', '"maybe"'],
  ['photos', 'Photo', 'must be the name of a photo', 'owner.jpg', '../../.env.jpg'],
  ['photos', 'the cattle gallery', 'the same photo twice', 'cattle-06.jpg', 'cattle-01.jpg'],
  ['farm', 'Hours 1, Until', 'must be later than', /(?<="closes": )"[^"]*"/, '"05:00"'],
  ['farm', 'Hours 1, From', 'must be a time such as', /(?<="opens": )"[^"]*"/, '"7 o’clock"'],
  ['farm', 'Instagram', 'must read like', 'voorbeeld.boerdery.an.example.farm', '..'],
  ['farm', 'Facebook', 'must read like', /(?<=facebook\.com\/)[^"]*/, 'a/b/c'],
  ['cattle', 'The two grasses', 'same grass twice', 'Molopo blue buffalo', 'irene smuts FINGER'],
  ['varieties', 'Varieties', 'same name twice', '"White Egyptian"', '"Pink \'Egyptian\'"'],
  ['for-sale', 'For sale until', 'within two years', /(?<=l": )"2026-12-05/, '"2062-12-05'],
  ['for-sale', 'Average weight', 'of this class can have', /(?<="weightKilograms": )\d+/, '900'],
  ['farm', owner, 'must be a name', 'Johan Voorbeeld', '082 123 4567'],
  ['farm', owner, notWords, 'Johan Voorbeeld', 'J\\u0300\\u0301\\u0302\\u0303'],
  ['farm', phone, notAPhone, number, '0800 123 456'],
  ['farm', 'Facebook', 'must read like', /(?<=facebook\.com\/)[^"]*/, 'l.php?u=https%3A%2F%2Fa.b'],
  ['varieties', 'Between rows', 'must not be less than', /(?<="rowSpacingCm": )30/, '10'],
  ['testimonials', 'word for word', 'must be words', said, '...'],
  ['for-sale', 'Breeding values', 'the same trait twice', 'Weaning weight', 'Birth weight'],
  ['for-sale', 'Catalogue', 'must be an address', /https:[^"]*/, 'https://127.0.0.1/admin'],
  ['photos', 'What it shows', 'in 15 letters', /(?<="alt": ")[^"]*/, 'IMG_20261122_123456.jpg'],
  [
    'certificates',
    'Of the cattle',
    'the same entry twice',
    '"list": [',
    '"list": [{ "title": "Feedlot audit.", "issuer": "voorbeeld meat auditors", "year": "2025" },',
  ],
  [
    'for-sale',
    'Garlic for sale',
    'the same lot twice',
    '"garlic": [',
    '"garlic": [{ "variety": "white argentinian", "form": "peeled", "smallestOrderKilograms": 10, "status": "forSale" },',
  ],
  // What only somebody with a text editor can do.
  ['prices', 'Prices', 'comma is wrong: correct it (line 2)', bedPrice, '1 200'],
  ['prices', 'Prices', 'cannot be read', /^.*$/s, ''],
  ['prices', 'Prices', 'does not know', '"planting"', '"__proto__": [1], "planting"'],
];

test.each(edits)('%s.json is refused where %s %s', (file, label, reason, before, after) => {
  edit(file, before, after);
  const [sentence, ...others] = checkFacts(folder());
  expect(others).toEqual([]);
  expect(sentence).toMatch(/^\S+\.json: [^\n]+\.$/);
  expect(sentence).toContain(`/${file}.json: `);
  expect(sentence?.indexOf(label)).toBeGreaterThan(-1);
  expect(sentence?.indexOf(reason)).toBeGreaterThan(sentence?.indexOf(label) ?? Number.NaN);
});

const opens = /(?<="opens": ")[^"]*/;
const closes = /(?<="closes": ")[^"]*/;

type Spelling = [file: string, way: Way, before: string | RegExp, after: string, read: unknown];

/** Several spellings of one value of farm.json. */
function spelt(way: Way, before: string | RegExp, read: string, spellings: string[]): Spelling[] {
  return spellings.map((spelling) => ['farm', way, before, spelling, read]);
}

/** What any neighbour would read, and the form in which the site has it and the editor writes it. */
test.each<Spelling>([
  ...spelt(['phone'], number, '+27 82 123 4567', [
    '082 123 4567',
    '+27821234567',
    '082-123-4567',
    '+27 (0)82 123 4567',
    '0027 82 123 4567',
    '082/123 4567',
    '082 – 123 – 4567',
  ]),
  ...spelt(['openingHours', 0, 'opens'], opens, '07:00', ['7', '7h00', '0700', '7 am', '07:00:00']),
  ...spelt(['openingHours', 0, 'closes'], closes, '17:00', ['17h', '5pm', '5:00 PM']),
  ...spelt(['cattleBusiness', 'position'], /-24[^"]*/, '-24.95512, 28.54331', [
    '-24.95512,28.54331',
    '-24.95512 28.54331',
    '(−24.95512, 28.54331)',
    '24.95512° S, 28.54331° E',
    'https://www.google.com/maps/place/X/@-24.9,28.5,15z/data=!3d-24.95512!4d28.54331',
  ]),
  ...spelt(['places', 'cattle'], /(?<="cattle": ")[^"]*/, 'Rankin’s Pass, North West', [
    'Rankin’s Pass, North West',
    'Rankin’s Pass,north-west',
  ]),
  ...spelt(['instagram'], /https:\/\/www.insta[^"]*/, 'https://www.instagram.com/du.toit', [
    '@du.toit',
    'Www.instagram.com/du.toit',
  ]),
  ...spelt(['instagram'], /https:\/\/www.insta[^"]*/, 'https://instagram.com/du.toit', [
    'instagram.com/du.toit',
  ]),
  ...['people/Du-Toit/100064512345678/', 'profile.php?id=100064512345678', 'du.toit#'].map(
    (path): Spelling => [
      'farm',
      ['facebook'],
      /(?<=facebook\.com\/)[^"]*/,
      path,
      `https://www.facebook.com/${path}`,
    ],
  ),
  [
    'farm',
    ['biography', 0],
    /I have bred/,
    'I have\\tbr\\u00aded\\u200e',
    expect.stringMatching(/^I have bred Bon/),
  ],
  ['varieties', ['varieties', 0, 'name'], 'Pink Egyptian', 'Môreson “No. 7”', 'Môreson “No. 7”'],
  [
    'for-sale',
    ['cattle', 6, 'auction', 'catalogue'],
    /https:[^"]*/,
    'www.sale.co.za/bulls%20(1).pdf',
    'https://www.sale.co.za/bulls%20(1).pdf',
  ],
  ['varieties', ['varieties', 0, 'seedRandPerKilogram'], '120', '3.5', 3.5],
  ['testimonials', ['list', 0, 'content'], said, '< 5 ha > once', '< 5 ha > once'],
])('%s.json is read at %j where %s is %s', (file, way, before, after, read) => {
  edit(file, before, after);
  expect(checkFacts(folder())).toEqual([]);
  expect(way.reduce<unknown>(partOf, readDraft(folder(), '2026-11-22')[file])).toEqual(read);
});

test.each<Partial<Facts['farm']>>([
  { email: 'name@your-farm.co.za' },
  { email: 'pat@example.com' },
  { answers: 'TODO' },
  { biography: ['Lorem ipsum dolor sit amet.', 'We farm.', 'We farm on.'] },
])('what we write where an answer is to come is no answer of the owner’s: %j', (change) => {
  project.write(`${facts}/farm.json`, JSON.stringify({ ...farms.needed.farm, ...change }));
  const { farm } = readDraft(exampleFarm, '2026-11-22');
  expect(check(folder(), { example: { farm } }).map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/is a hint: write your own|is the answer of the example farm/),
  ]);
});

test('text that is not UTF-8 is refused', () => {
  const path = `${facts}/farm.json`;
  project.write(path, Buffer.from(project.read(path).replace('Johan', 'Johän'), 'latin1'));
  expect(checkFacts(folder())).toEqual([expect.stringContaining('is not plain UTF-8 text')]);
});

test.each(Object.entries(factsSchema.shape))('a deleted %s.json is refused', (file, schema) => {
  project.remove(`${facts}/${file}.json`);
  const sentence = `: ${schema.meta()?.label} is missing: put the file back.`;
  expect(checkFacts(folder())).toEqual([expect.stringContaining(sentence)]);
});

async function truncated(): Promise<Buffer> {
  const jpeg = await noise(800, 200).jpeg().toBuffer();
  return jpeg.subarray(0, jpeg.length / 2);
}

const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(200, '\0'));

test.each<[what: string, content: () => Buffer | Promise<Buffer>, reason: string]>([
  ['empty', () => Buffer.alloc(0), 'is empty'],
  ['truncated', truncated, 'is damaged or breaks off before its end'],
  ['of 63 megapixels', () => plainPhoto(9000, 7000).jpeg().toBuffer(), 'has 63 megapixels'],
  ['of 12 megabytes', () => Buffer.alloc(12_000_000), 'has 12 megabytes'],
  ['a HEIC called jpg', () => heic, 'is a HEIC photo'],
  ['a page called jpg', () => Buffer.from('<script>'), 'is not a photo that can be read'],
])('a photo that is %s is refused by the label of its field', async (_what, content, reason) => {
  project.write('content/photos/IMG_2034.jpg', await content());
  edit('photos', 'owner.jpg', 'IMG_2034.jpg');
  expect(checkFacts(folder())).toEqual([]);
  const { problems } = await project.encode({ file: 'IMG_2034.jpg' });
  expect(checkFacts(folder(), { unusablePhotos: problems })).toEqual([
    expect.stringMatching(
      `/photos\\.json: .*the portrait of the owner, Photo is "IMG_2034\\.jpg", which ${reason}.*\\.$`,
    ),
  ]);
});
