import { factsSchema } from '../schema/facts';
import { exampleFarm } from './farms.mjs';
import { findOpenQuestions } from './questions';
import { answersIn, factsIn } from './read';
import { valueAt, valuesIn } from './walk';

const example = answersIn(factsIn(exampleFarm, '2026-11-22'));

test('every field has a label', () => {
  // The example farm has all fields, and `valuesIn` also finds those that it leaves empty.
  const [, ...fields] = valuesIn(factsSchema, example);
  expect(fields.filter(({ meta }) => !meta.label).map(({ path }) => path)).toEqual([]);
});

test('the example farm answers every question except for its photos, which are illustrations', () => {
  expect(findOpenQuestions(example).every(({ file }) => file === 'photos')).toBe(true);
});

test.each([
  ['an entry', { list: example.testimonials.list }, 0],
  ['neither an entry nor the tick', {}, 1],
  ['the tick that there are none', { none: true }, 0],
])('%s answers the question about testimonials, or not', (_which, testimonials, count) => {
  const open = findOpenQuestions({ ...example, testimonials });
  expect(open.filter(({ file }) => file === 'testimonials')).toHaveLength(count);
});

test.each([
  [
    'with lots of cattle alone',
    { asOf: '2026-11-22', cattle: valueAt(example, ['for-sale', 'cattle']) },
    0,
  ],
  ['without lots', { asOf: '2026-11-22' }, 0],
  ['neither checked nor with lots', {}, 2],
])('a sale list %s answers the questions about lots, or not', (_which, forSale, count) => {
  const open = findOpenQuestions({ ...example, 'for-sale': forSale });
  expect(open.filter(({ file }) => file === 'for-sale')).toHaveLength(count);
});

test('asks for each photo that was not taken on the farm, and once for a gallery', () => {
  const open = findOpenQuestions(example);
  expect(open[0]).toMatchObject({
    path: ['owner'],
    label: 'Photo for the portrait of the owner',
  });
  expect(open[0]?.question).toMatch(/^Photo 1, you with your cattle: .* No dark glasses/);
  const photos = factsSchema.shape.photos.parse(example.photos);
  const ticked = { ...photos.owner, takenOnTheFarm: true };
  const cattle = photos.cattle.map((photo, index) =>
    index < 6 ? { ...photo, takenOnTheFarm: true } : photo,
  );
  const left = findOpenQuestions({ ...example, photos: { ...photos, owner: ticked, cattle } });
  expect(left).toHaveLength(open.length - 1);
  expect(left.filter(({ path }) => path[0] === 'cattle')).toEqual([
    expect.objectContaining({
      path: ['cattle', 6],
      label: 'Photos for the cattle gallery',
      question:
        '6 of 12 are illustrations. Please send photos taken on the farm for the cattle gallery.',
    }),
  ]);
});
