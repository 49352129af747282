import { readFileSync } from 'node:fs';
import { setUpTemporaryFolder } from '@/lib/testing/temporary-folder';
import { farms, writeFarm } from '@/scripts/test-setup/written-farms';
import { exampleFarm } from './farms.mjs';
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

test('a farm that has answered nothing shows the example farm, except photos and prices', () => {
  writeFarm('open', project.folder);
  const { facts, borrowed } = readFacts(factsIn(project.folder, day));
  expect(borrowed.join()).toBe('farm,for-sale,terms,varieties,cattle,certificates,testimonials');
  expect({ ...facts, photos: example.photos }).toEqual(example);
});

test('a farm with the six needed answers is live, and borrows nothing', () => {
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
  const { facts, borrowed } = readFacts(factsIn(project.folder, day));
  expect(borrowed).toEqual([]);
  expect(facts.farm).toMatchObject({ ownerName: 'Ansie Kliprand', cattleBusiness: {} });
  expect([facts.terms, facts['for-sale'], facts.testimonials]).toEqual([{ vat: {} }, {}, {}]);
});

test('in preparation, one answer in a file makes the whole file the owner’s', () => {
  const { facts, borrowed } = readChanged('open', 'terms', { vat: { garlic: 'none' } });
  expect(borrowed).not.toContain('terms');
  expect(facts.terms).toEqual({ vat: { garlic: 'none' } });
  const none = readChanged('open', 'certificates', { garlic: { none: true } });
  expect(none.facts.certificates).toEqual({ cattle: {}, garlic: { none: true } });
});

test('in preparation, farm.json is the example’s until every needed question is answered', () => {
  const { farm } = farms.needed;
  for (const name of ['ownerName', 'phone', 'email', 'registeredNames', 'address', 'privacy']) {
    const { facts, borrowed } = readChanged('needed', 'farm', { ...farm, [name]: '' });
    expect(borrowed).toContain('farm');
    expect(facts.farm).toEqual(example.farm);
  }
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
    expect(facts[file]).toEqual(JSON.parse(readFileSync(`${exampleFarm}/${file}.json`, 'utf8')));
  }
});

test.each(['added', 'none', { cattle: 'added' }, 5])(
  'an answer about VAT of an older editor, %j, is an open question',
  (vat) => {
    const { facts } = readChanged('needed', 'terms', { vat, kilometres: 'return' });
    expect(facts.terms).toEqual({ vat: {}, kilometres: 'return' });
    const open = findOpenQuestions(answersIn(factsIn(project.folder, day)));
    const labels = open.filter(({ file }) => file === 'terms').map(({ label }) => label);
    expect(labels.slice(1, 3)).toEqual(['VAT, VAT on cattle', 'VAT, VAT on garlic']);
  },
);
