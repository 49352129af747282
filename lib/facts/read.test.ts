import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareProject } from '@/lib/testing/project-folder';
import { farms, writeFarm } from '@/lib/testing/written-farms';
import { exampleFarm } from './farms.mjs';
import { findOpenQuestions } from './questions';
import { readDraft, readFacts } from './read';
import { partOf } from './walk';

const project = prepareProject();
const day = '2027-03-01';
const example = readFacts(exampleFarm, day).facts;

/** What pages show of a farm with open questions, after a change of one of its files. */
function readPrepared(file: string, change: object) {
  writeFarm('open', project.folder);
  const path = join(project.folder, `${file}.json`);
  writeFileSync(path, JSON.stringify({ ...readDraft(project.folder, day)[file], ...change }));
  return readFacts(project.folder, day).facts;
}

test('a farm that has answered nothing shows the answers of the example farm, and its own photos', () => {
  writeFarm('open', project.folder);
  const { facts, isInPreparation } = readFacts(project.folder, day);
  expect(isInPreparation).toBe(true);
  expect(findOpenQuestions(readDraft(project.folder, day)).length).toBeGreaterThan(50);
  expect({ ...facts, photos: example.photos }).toEqual(example);
  expect(facts.photos.owner.takenOnTheFarm).toBeUndefined();
});

test('a farm with every needed answer is live, and borrows nothing', () => {
  writeFarm('needed', project.folder);
  const { facts, isInPreparation } = readFacts(project.folder, day);
  expect(isInPreparation).toBe(false);
  expect(facts.farm).toMatchObject({ ownerName: 'Ansie Kliprand', cattleBusiness: {} });
  expect(facts.terms.cattle).toEqual({});
  expect(facts['for-sale']).toEqual({});
});

test('what is given stays as it is, also in a group with one question', () => {
  const { terms } = readPrepared('terms', { vat: 'none', cattle: { papers: 'Ours.' } });
  expect(terms.vat).toBe('none');
  expect(terms.privacy).toBe(example.terms.privacy);
  expect(terms.cattle).toEqual({ ...example.terms.cattle, papers: 'Ours.' });
});

test.each([
  [0, 'name', /Johan|I have bred/],
  [1, 'places', /Voorbeeldfontein|Settlers|-24\.0000/],
])(
  'a farm with every second answer, from %i, shows no example beside its own %s',
  (first, _what, borrowed) => {
    const given = Object.entries(farms.needed.farm ?? {}).filter((_, at) => at % 2 === first);
    const shown = readPrepared('farm', Object.fromEntries(given));
    expect(JSON.stringify(shown)).not.toMatch(borrowed);
  },
);

test('a list keeps what is given and is filled up, unless there are no others', () => {
  const certificate = { title: 'Our own', issuer: 'Somebody', year: '2020' };
  const [, ...others] = example.certificates.garlic.list ?? [];
  const list = [certificate];
  expect(readPrepared('certificates', { garlic: { list } }).certificates.garlic.list).toEqual([
    certificate,
    ...others,
  ]);
  const noOthers = { list, noOthers: true };
  expect(readPrepared('certificates', { garlic: noOthers }).certificates.garlic).toEqual(noOthers);
  expect(readPrepared('testimonials', { noOthers: true }).testimonials).toEqual({ noOthers: true });
});

test('the day of the health answers and the price of seed come with the answers they belong to', () => {
  const { asOf, ...answers } = example.terms.health;
  const own = Object.fromEntries(Object.keys(answers).map((name) => [name, 'Ours.']));
  expect(readPrepared('terms', { health: own }).terms.health).toEqual(own);
  const three = { ...own, quarantine: undefined };
  expect(readPrepared('terms', { health: three }).terms.health).toEqual({
    ...three,
    quarantine: example.terms.health.quarantine,
    asOf,
  });
  const { varieties } = readPrepared('varieties', { offered: 'What we grow.' });
  expect(varieties.offered).toBe('What we grow.');
  expect(varieties.varieties[0]).not.toHaveProperty('seedRandPerKilogram');
});

test('the days of the example farm move with the day of the build', () => {
  expect(example['for-sale'].asOf).toBe(day);
  const written: unknown = JSON.parse(readFileSync(`${exampleFarm}/for-sale.json`, 'utf8'));
  const build = String(partOf(written, 'asOf'));
  expect(readFacts(exampleFarm, build).facts['for-sale']).toEqual(
    expect.objectContaining({ cattle: partOf(written, 'cattle') }),
  );
});
