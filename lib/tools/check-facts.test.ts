/** @jest-environment node */
import { cpSync } from 'node:fs';
import { prepareProject } from '../testing/project-folder';
import { checkFacts, describeProblem } from './check-facts';
import { filledFarm } from './preview-build.mjs';

const project = prepareProject();
beforeEach(() => cpSync(filledFarm, project.folder, { recursive: true }));

const check = (folder = project.folder) =>
  checkFacts(folder).map((problem) =>
    describeProblem(problem).replaceAll(`${project.folder}/`, ''),
  );

/** Puts something else into a file of facts, in the place of what stands there. */
function change(file: string, before: string | RegExp, after: string): void {
  const text = project.read(file);
  expect(text).toMatch(before);
  project.write(file, text.replace(before, after));
}

test('finds nothing wrong with a filled farm, nor with the owner’s', () => {
  expect(check()).toEqual([]);
  expect(check('content/facts')).toEqual([]);
});

test.each([
  [
    'prices.json',
    '1150',
    '"R1200"',
    'prices.json, line 2, column 17: Prices of the garlic services, Bed shaping, rand per hectare is "R1200", and must be a number from 50 to 50000, in digits alone, such as 5.5.',
  ],
  ['prices.json', '1150', '0', /Bed shaping, rand per hectare is 0, and must be/],
  ['prices.json', '1150', '-1150', /is -1150, and must be/],
  ['prices.json', '1150', '1e9', /is 1000000000, and must be/],
  [
    'prices.json',
    '1150',
    '',
    'prices.json, line 2, column 17: Prices of the garlic services cannot be read: a bracket, quote or comma is wrong here (ValueExpected).',
  ],
  [
    'prices.json',
    '"bedShaping": 1150,',
    '',
    /^prices.json, line 1, column 1: Prices of the garlic services, Bed shaping, rand per hectare is empty, and must be a number/,
  ],
  [
    'prices.json',
    '"bedShaping": 1150',
    '"planting": 1, "bedShaping": 1150',
    'prices.json, line 3, column 3: Prices of the garlic services must not have planting twice.',
  ],
  [
    'farm.json',
    '+27 82 000 0000',
    '082 000 0000',
    /Cell number is "082 000 0000", and must read like \+27 82 123 4567\.$/,
  ],
  [
    'farm.json',
    '@',
    ' @',
    /Email address is "enquiries @.*", and must read like name@your-farm\.co\.za\.$/,
  ],
  [
    'farm.json',
    'Example Owner',
    '<b>Example</b>',
    /Owner’s name is ".*", and must be words, without < or > or invisible characters/,
  ],
  ['farm.json', 'Example Owner', 'Example\\u200bOwner', /must be words, without/],
  [
    'farm.json',
    'Example Owner',
    'a'.repeat(20_000),
    /is "a{59}…, and must have at most 60 characters/,
  ],
  [
    'farm.json',
    '"ownerName"',
    '"owner"',
    /^farm.json, line 1, column 1: .* must not have the field owner, which the site does not know/,
  ],
  [
    'farm.json',
    /"Exampleville, Limpopo"/,
    '"Exampleville"',
    /Places, The farm as a whole is "Exampleville", and must be a province/,
  ],
  [
    'varieties.json',
    '"plantSpacingCm": 12',
    '"plantSpacingCm": 0',
    /^varieties.json, line 18, column 25: Garlic varieties, Varieties of the calculator, Variety 3, Between plants in a row, centimetres is 0, and must be a whole number from 2 to 100/,
  ],
  ['varieties.json', '"White Egyptian"', '"Shani"', /must not have the same name twice/],
  [
    'cattle.json',
    '"an example of a blue buffalo grass"',
    '" "',
    /The two grasses of the weaners’ pasture, Grass 2 is empty, and must be words/,
  ],
  [
    'cattle.json',
    '"from": 7',
    '"from": 70',
    /Protein in the grass, per cent must have the smaller number first/,
  ],
  [
    'testimonials.json',
    '"rating": 4',
    '"rating": 6',
    /Entry 2, Stars, 0 to 5 is 6, and must be a whole number from 0 to 5/,
  ],
  [
    'testimonials.json',
    '2026-01-31',
    'last year',
    /When they agreed is "last year", and must be a day such as 2026-03-31/,
  ],
  ['certificates.json', '"2023"', '"23"', /Year is "23", and must be a year/],
  [
    'pictures.json',
    '"peopleAgreed": true',
    '"peopleAgreed": false',
    /must be ticked before a photo of the farm is shown/,
  ],
  [
    'pictures.json',
    'cattle-06.jpg',
    'cattle-01.jpg',
    /Photos for the cattle gallery must not have the same photo twice/,
  ],
])(
  'names the place, the label and the slip of %s where %s is %s',
  (file, before, after, sentence) => {
    change(file, before, after);
    expect(check()).toEqual([
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    ]);
  },
);

test('tells of a file that is missing or empty', () => {
  project.remove('terms.json');
  project.write('farm.json', '');
  expect(check()).toEqual([
    expect.stringMatching(
      /^farm.json, line 1, column 1: Who you are and how to reach you cannot be read/,
    ),
    'terms.json, line 1, column 1: How you do business is missing: put the file back.',
  ]);
});

test('takes every way of giving no answer for the same', () => {
  for (const empty of ['""', '" "', 'null', '[]', 'false']) {
    change('farm.json', /"ownerName": [^,]*/, `"ownerName": ${empty}`);
    expect(check()).toEqual([]);
  }
});
