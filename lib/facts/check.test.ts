import { cpSync } from 'node:fs';
import { prepareProject } from '@/lib/testing/project-folder';
import { farms } from '@/lib/testing/written-farms';
import { checkFile } from './check';
import { exampleFarm, ownersFarm } from './farms.mjs';
import { checkFacts, factsIn, readDraft } from './read';

const project = prepareProject();
beforeEach(() => cpSync(exampleFarm, project.folder, { recursive: true }));

const day = '2026-11-22';
const example = readDraft(factsIn(exampleFarm, day));
const check = () => checkFacts(factsIn(project.folder, day));

// What a hostile edit may do is in hostile-edits.test.ts; here are whole sentences.

test('finds nothing wrong with the example farm, nor with the owner’s', () => {
  expect(check()).toEqual([]);
  expect(checkFacts(factsIn(ownersFarm, day), { example })).toEqual([]);
});

test('takes every way of giving no answer for the same', () => {
  for (const empty of ['""', '" "', 'null', '[]', 'false']) {
    const farm = project.read('farm.json');
    project.write('farm.json', farm.replace(/(?<="ownerName": )[^,]*/, empty));
    expect(check()).toEqual([]);
  }
});

test('refuses answers of the example farm, but for choices and sentences that are offered', () => {
  const sentences = checkFacts(factsIn(project.folder, day), { example });
  const isRefused = (label: string) =>
    sentences.some(({ sentence }) =>
      sentence.endsWith(`${label} is the answer of the example farm: write your own.`),
    );
  for (const label of ['Owner’s name', 'Paragraph 2', 'Grass 1', 'Entry 3', 'Lot 4', 'Term 1']) {
    expect([label, isRefused(label)]).toEqual([label, true]);
  }
  for (const label of ['Sentence 1', 'What becomes of enquiries', 'VAT on the garlic prices']) {
    expect([label, isRefused(label)]).toEqual([label, false]);
  }
});

test('a photo of ours may be shown, but not as the farm’s own, nor under another name', () => {
  const { photos } = farms.needed;
  const shown = { file: 'owner.jpg', alt: 'A farm track through tall grass', takenOnTheFarm: true };
  const checked = (file: string, copiedPhotos?: ReadonlySet<string>) =>
    checkFile(
      'photos',
      { ...photos, owner: { ...shown, file } },
      { day, example, ...(copiedPhotos && { copiedPhotos }) },
    );
  const refusal = (file: string) =>
    `Photos, Photo for the portrait of the owner, Photo is "${file}", an illustration of ours: send a photo of your own.`;
  expect(checkFile('photos', photos, { day, example })).toEqual([]);
  expect(checked('me.jpg')).toEqual([]);
  expect(checked('owner.jpg')).toEqual([refusal('owner.jpg')]);
  expect(checked('me.jpg', new Set(['me.jpg']))).toEqual([refusal('me.jpg')]);
});
