/** No Save breaks a passing build: on the same day, the build accepts whatever the editor accepts. */
import { factsFiles, findReasonsToWait } from '@/facts/check';
import { exampleDay, examplePhone } from '@/facts/folders.mjs';
import { checkFacts } from '@/facts/read';
import { type FactsFile, factsSchema } from '@/facts/schema/files';
import { valueAt, valuesIn } from '@/facts/schema/walk';
import { withAt } from '@/lib/testing/with-at';
import { farms } from '@/scripts/test-setup/written-farms';
import { findNewPhotos, findRefusals } from './refusals';

const day = exampleDay;
type Farm = Readonly<Record<FactsFile, unknown>>;

/** The reasons why a build would refuse a farm. */
function findFailures(farm: Farm, isPreview: boolean): readonly string[] {
  const files = new Map(factsFiles.map((file) => [file, { value: farm[file] }]));
  const mistakes = checkFacts(files, day).map(({ sentence }) => sentence);
  if (mistakes.length > 0 || isPreview) return mistakes;
  const reasons = factsFiles.flatMap((file) => findReasonsToWait(file, farm[file]));
  return reasons.map(({ sentence }) => sentence);
}

/** The editor's refusals when one file is saved. */
function refusalsOf(file: FactsFile, before: unknown, after: unknown, isPreview: boolean) {
  const photos = findNewPhotos(factsSchema.shape[file], after, new Set());
  const change = { file, before, after, photos, day, isPreview };
  return findRefusals(change).map(({ sentence }) => sentence);
}

const strange = [undefined, [], 'Ann', 3, true, day, '2026-11-23', '2020-01-01'];

test.each([
  ['live', 'edited', false],
  ['in preview', 'starting', true],
] as const)('%s: whatever is put into a field, or taken out', (_what, name, isPreview) => {
  const farm: Farm = farms[name];
  expect(findFailures(farm, isPreview)).toEqual([]);
  let published = 0;
  for (const file of factsFiles) {
    const before = farm[file];
    const fields = valuesIn(factsSchema.shape[file], before).map(({ path }) => path);
    // Lists are replaced whole, and one photo is tried for all.
    const paths = fields.filter(
      ([name = '', ...rest]) =>
        rest.every((part) => typeof part === 'string') && (file !== 'photos' || name === 'grazing'),
    );
    for (const path of paths) {
      for (const value of [...strange, valueAt(farms.starting, [file, ...path])]) {
        const after = withAt(before, path, value);
        if (refusalsOf(file, before, after, isPreview).length > 0) continue;
        published += 1;
        const failures = findFailures({ ...farm, [file]: after }, isPreview);
        expect([file, path, value, failures]).toEqual([file, path, value, []]);
      }
    }
  }
  expect(published).toBeGreaterThan(100);
});

test('once live, no needed answer is emptied, and no phone number is the example’s', () => {
  const { farm, prices } = farms.edited;
  const sentence = 'Cell number has no answer: the site cannot be live without it.';
  expect(refusalsOf('farm', farm, { ...farm, phone: '' }, false)).toEqual([sentence]);
  expect(refusalsOf('farm', farm, { ...farm, phone: '' }, true)).toEqual([]);
  expect(refusalsOf('farm', farm, { ...farm, phone: examplePhone }, false)).toEqual([
    'Cell number is the example farm’s, +27 82 000 0000: write the owner’s.',
  ]);
  expect(refusalsOf('farm', farm, farms.starting.farm, false)).toHaveLength(6);
  expect(refusalsOf('prices', prices, { ...prices, vatOnGarlic: undefined }, false)).toHaveLength(
    1,
  );
  // An answer that was already missing may stay missing.
  const open = { ...prices, vatOnGarlic: undefined };
  expect(refusalsOf('prices', open, { ...open, plantingRandPerHectare: 2600 }, false)).toEqual([]);
});

test('a new photo needs its question answered', () => {
  const { photos } = farms.edited;
  const own = { file: 'pat-1.jpg', alt: 'Pat stands at the kraal.' };
  const asked = refusalsOf('photos', photos, { ...photos, owner: own }, true);
  expect(asked).toEqual([expect.stringMatching(/everyone in it agreed: answer Yes or No\.$/)]);
  const ticked = { ...own, takenOnTheFarm: true };
  expect(refusalsOf('photos', photos, { ...photos, owner: ticked }, true)).toEqual([]);
});

test.each<readonly [field: string, typed: string, end: string]>([
  ['plantingRandPerHectare', '2.500', ': write 2500.'],
  ['plantingRandPerHectare', 'R2 500,50 per hectare', ': write 2500,5.'],
  ['travellingRandPerKilometre', '2.500', ': write 2,5.'],
  ['travellingRandPerKilometre', 'R 6.25/km', ': write 6,25.'],
  ['savingPercent', '40 %', ': write 40.'],
  ['bulbCleaningRandPerTon', '10.000', ': write 10000 or 10.'],
  ...['2 500 - 3 000', '65k', '2 500 ex VAT', '5 per hectare', 'two'].map(
    (typed) => ['plantingRandPerHectare', typed, '.'] as const,
  ),
])('%s is refused at %j with what was meant%s', (field, typed, end) => {
  const { prices } = farms.edited;
  const sentences = refusalsOf('prices', prices, { ...prices, [field]: typed }, true);
  expect(sentences).toEqual([expect.stringMatching(/^\S.* is "/)]);
  expect(sentences[0]?.split(' and must be the number alone')[1]).toBe(end);
});
