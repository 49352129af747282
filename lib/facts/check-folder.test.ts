import { cpSync } from 'node:fs';
import { exampleFarm } from '@/lib/facts/farms.mjs';
import { readDraft } from '@/lib/facts/read';
import { prepareProject } from '../../lib/testing/project-folder';
import { checkFacts, describeMistake } from './check-folder';

const project = prepareProject();
beforeEach(() => cpSync(exampleFarm, project.folder, { recursive: true }));

const check = () =>
  checkFacts(project.folder).map((mistake) =>
    describeMistake(mistake).replace(`${project.folder}/`, ''),
  );

// What a hostile edit may do is in hostile-edits.test.ts; here are whole sentences.

test('finds nothing wrong with the example farm, nor with the owner’s', () => {
  expect(check()).toEqual([]);
  expect(checkFacts('content/facts')).toEqual([]);
});

test('names the file, the field and the mistake', () => {
  project.write('prices.json', project.read('prices.json').replace('1000', '"R1200"'));
  expect(check()).toEqual([
    'prices.json: Prices of the garlic services, Bed shaping, rand per hectare is "R1200", and must be a number from 50 to 50000, with no more than 2 digits after the comma.',
  ]);
});

test('takes every way of giving no answer for the same', () => {
  for (const empty of ['""', '" "', 'null', '[]', 'false']) {
    const farm = project.read('farm.json');
    project.write('farm.json', farm.replace(/(?<="ownerName": )[^,]*/, empty));
    expect(check()).toEqual([]);
  }
});

test('refuses answers of the example farm, but for choices and words that are offered', () => {
  const example = readDraft(exampleFarm, '2026-11-22');
  const sentences = checkFacts(project.folder, { example });
  const refused = (label: string) =>
    sentences.some(({ sentence }) =>
      sentence.endsWith(`${label} is the answer of the example farm: write your own.`),
    );
  for (const label of ['Owner’s name', 'Paragraph 2', 'Cell number', 'Grass 1', 'Entry 3']) {
    expect([label, refused(label)]).toEqual([label, true]);
  }
  for (const label of ['Sentence 1', 'What becomes of enquiries', 'VAT on the garlic prices']) {
    expect([label, refused(label)]).toEqual([label, false]);
  }
  expect(refused('Place on the map')).toBe(true);
});
