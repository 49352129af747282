import { cpSync } from 'node:fs';
import { prepareProject } from '../../testing/project-folder';
import { filledFarm } from '../folders.mjs';
import { checkFacts } from './check-facts';

const project = prepareProject();
beforeEach(() => cpSync(filledFarm, project.folder, { recursive: true }));

const check = () =>
  checkFacts(project.folder).map((sentence) => sentence.replace(`${project.folder}/`, ''));

// What a hostile edit may do is in hostile-edits.test.ts; here are whole sentences.

test('finds nothing wrong with a filled farm, nor with the owner’s', () => {
  expect(check()).toEqual([]);
  expect(checkFacts('content/facts')).toEqual([]);
});

test('names the place, the label and the slip', () => {
  project.write('prices.json', project.read('prices.json').replace('1150', '"R1200"'));
  expect(check()).toEqual([
    'prices.json, line 2, column 17: Prices of the garlic services, Bed shaping, rand per hectare is "R1200", and must be a number from 50 to 50000, with no more than 2 digits after the comma.',
  ]);
});

test('takes every way of giving no answer for the same', () => {
  for (const empty of ['""', '" "', 'null', '[]', 'false']) {
    const farm = project.read('farm.json');
    project.write('farm.json', farm.replace(/(?<="ownerName": )[^,]*/, empty));
    expect(check()).toEqual([]);
  }
});
