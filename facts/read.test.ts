import { setUpTemporaryFolder } from '@/lib/testing/temporary-folder';
import { farms, writeFarm } from '@/scripts/test-setup/written-farms';
import { exampleDay, exampleFarm, examplePhone, ownersFarm } from './folders.mjs';
import { checkFacts, readFacts, readFiles } from './read';

const project = setUpTemporaryFolder();
const day = '2027-03-01';

/** Writes a farm, and reads what a build shows of it. */
function readFarm(farm: keyof typeof farms, isPreview: boolean) {
  writeFarm(farm, project.folder);
  return readFacts(readFiles(project.folder), day, { isPreview });
}

const check = () => checkFacts(readFiles(project.folder), day).map(({ sentence }) => sentence);

test('finds no mistake in the example farm or the owner’s', () => {
  expect(checkFacts(readFiles(exampleFarm), day)).toEqual([]);
  expect(checkFacts(readFiles(ownersFarm), day)).toEqual([]);
});

test('exampleDay and examplePhone match the files of the example', () => {
  const { facts } = readFacts(readFiles(exampleFarm), exampleDay, { isPreview: false });
  expect([facts['for-sale'].asOf, facts.farm.phone]).toEqual([exampleDay, examplePhone]);
});

test('a preview shows the example’s file for each empty one until farm.json has an answer', () => {
  const { facts, exampleFiles, openAnswers } = readFarm('starting', true);
  expect(exampleFiles).toEqual(['farm', 'for-sale', 'terms', 'certificates', 'testimonials']);
  expect(facts.farm.ownerName).toBe('Johan Voorbeeld');
  expect(facts['for-sale'].cattle?.length).toBeGreaterThan(5);
  expect(openAnswers.map(({ label }) => label)).toEqual([
    'Owner’s name',
    'Cell number',
    'Email address',
    'Registered name',
    'Address',
    'What happens to enquiries',
    'VAT on garlic',
  ]);
  project.write('farm.json', JSON.stringify({ phone: '082 123 4567' }));
  const answered = readFacts(readFiles(project.folder), day, { isPreview: true });
  expect(answered.exampleFiles).toEqual([]);
  expect(answered.facts).toMatchObject({
    farm: { ownerName: '[Owner’s name]', phone: '+27 82 123 4567', yearsOfExperience: 15 },
    'for-sale': {},
    testimonials: {},
  });
});

test('a live build shows nothing for a file without answers', () => {
  const { facts, exampleFiles } = readFarm('starting', false);
  expect(exampleFiles).toEqual([]);
  expect([facts.terms, facts['for-sale'], facts.testimonials, facts.certificates]).toEqual([
    { chargedBy: {} },
    {},
    {},
    {},
  ]);
});

test('a preview shows an open answer as its label in brackets', () => {
  writeFarm('needed', project.folder);
  const { phone: _, ...farm } = farms.needed.farm;
  project.write('farm.json', JSON.stringify(farm));
  const { facts, openAnswers } = readFacts(readFiles(project.folder), day, { isPreview: true });
  expect(facts.farm).toMatchObject({
    ownerName: 'Ansie Kliprand',
    phone: '[Cell number]',
    yearsOfExperience: 15,
    places: { farm: { province: 'Limpopo' }, garlic: { town: 'Settlers', province: 'Limpopo' } },
  });
  expect(openAnswers).toMatchObject([{ file: 'farm', path: ['phone'] }]);
});

test('a farm with the seven needed answers can go live', () => {
  expect(readFarm('needed', false)).toMatchObject({ exampleFiles: [], openAnswers: [] });
});

test.each([
  ['{\n  "vatOnGarlic": "none",\n}', /cannot be read: a comma, a .*position 27/],
  ['', /cannot be read: a comma, a bracket/],
  ['[1]', /must begin with \{ and end with \}/],
])('says what is wrong with a file that reads %j', (text, reason) => {
  writeFarm('needed', project.folder);
  project.write('prices.json', text);
  expect(check()).toEqual([expect.stringMatching(reason)]);
  expect(check()[0]).toMatch(/^Prices of the garlic services .*\.$/);
});

test('names a file that cannot be read', () => {
  writeFarm('needed', project.folder);
  project.remove('prices.json');
  expect(check()).toEqual([
    expect.stringMatching(/^Prices of the garlic services cannot be read: ENOENT.*\.$/),
  ]);
});

test('a mistake throws an error that names the file and says what is wrong', () => {
  writeFarm('needed', project.folder);
  project.write(
    'prices.json',
    JSON.stringify({ ...farms.needed.prices, plantingRandPerHectare: 'R1' }),
  );
  expect(() => readFacts(readFiles(project.folder), day, { isPreview: true })).toThrow(
    /^prices\.json: Prices of the garlic services, Planting is "R1", and must be the number alone/,
  );
});
