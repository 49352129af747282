import { readFileSync } from 'node:fs';
import { setUpTemporaryFolder } from '@/lib/testing/temporary-folder';
import { farms, writeFarm } from '@/scripts/test-setup/written-farms';
import { exampleFarm } from './farms.mjs';
import { withoutIds } from './ids';
import { findOpenQuestions } from './questions';
import { answersIn, factsIn, readFacts } from './read';

const project = setUpTemporaryFolder();
const day = '2027-03-01';
const example = readFacts(factsIn(exampleFarm, day)).facts;

/** The facts of a written farm with one file replaced. */
function readChanged(farm: keyof typeof farms, file: string, answers: object) {
  writeFarm(farm, project.folder);
  project.write(`${file}.json`, JSON.stringify(answers));
  return readFacts(factsIn(project.folder, day));
}

test('a farm with the six needed answers is live, and shows nothing of the example farm', () => {
  writeFarm('needed', project.folder);
  const answers = answersIn(factsIn(project.folder, day));
  const open = (farm: typeof answers) =>
    findOpenQuestions(farm).filter(({ isNeededToGoLive }) => isNeededToGoLive);
  expect(open(answers)).toEqual([]);
  expect(open({ ...answers, farm: {} }).map(({ label }) => label)).toEqual([
    'Owner’s name',
    'Cell number',
    'Email address',
    'Registered name',
    'Address',
    'What happens to enquiries',
  ]);
  const { facts, examples, isInPreparation } = readFacts(factsIn(project.folder, day));
  expect([examples, isInPreparation]).toEqual([[], false]);
  expect(facts.farm).toMatchObject({ ownerName: 'Ansie Kliprand', cattleBusiness: {} });
  expect([facts.terms, facts['for-sale'], facts.testimonials]).toEqual([
    { vat: {}, chargedBy: {} },
    {},
    {},
  ]);
});

test('reading a wrong fact throws its file and its sentence', () => {
  expect(() => readChanged('needed', 'prices', { ...farms.needed.prices, planting: 'R1' })).toThrow(
    /^prices\.json: Prices of the garlic services, Planting, rand per hectare is "R1", and must be a number/,
  );
});

test('the days of the example farm follow the day of the build, also those in sentences', () => {
  expect(example['for-sale'].asOf).toBe(day);
  const health = example.terms.cattle?.find(({ label }) => label === 'Health');
  expect(health).toMatchObject({
    text: expect.stringContaining('by the state veterinarian, 14 January 2027.'),
    until: '2027-03-29',
  });
  const { facts } = readFacts(factsIn(exampleFarm, '2026-11-22'));
  for (const file of ['for-sale', 'terms'] as const) {
    const written: unknown = JSON.parse(readFileSync(`${exampleFarm}/${file}.json`, 'utf8'));
    expect(facts[file]).toEqual(withoutIds(written));
  }
});
