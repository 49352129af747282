/** @jest-environment node */
import { cpSync } from 'node:fs';
import { prepareProject } from '../testing/project-folder';
import { checkFacts, describeProblem } from './check-facts';
import { filledFarm } from './folders.mjs';

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

// What a hostile edit may do is in hostile-edits.test.ts; here are whole sentences.
test.each([
  [
    'prices.json',
    '1150',
    '"R1200"',
    'prices.json, line 2, column 17: Prices of the garlic services, Bed shaping, rand per hectare is "R1200", and must be a number from 50 to 50000, with no more than 2 digits after the comma.',
  ],
  [
    'prices.json',
    '1150',
    '',
    'prices.json, line 2, column 17: Prices of the garlic services cannot be read: a bracket, quote or comma is wrong here (ValueExpected).',
  ],
  [
    'prices.json',
    '"bedShaping": 1150',
    '"planting": 1, "bedShaping": 1150',
    'prices.json, line 3, column 3: Prices of the garlic services must not have planting twice.',
  ],
  [
    'varieties.json',
    '"plantSpacingCm": 12',
    '"plantSpacingCm": 0',
    /^varieties.json, line 22, column 25: Garlic varieties, Varieties of the calculator, Variety 3, Between plants in a row, centimetres is 0, and must be a whole number from 2 to 100/,
  ],
  [
    'pictures.json',
    '"peopleAgreed": true',
    '"peopleAgreed": false',
    /must be ticked before a photo of the farm is shown/,
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
