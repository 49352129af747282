import * as z from 'zod';
import { factsSchema } from '../schema/facts';
import { exampleFarm } from './farms.mjs';
import { findOpenQuestions } from './questions';
import { answersIn, factsIn } from './read';
import { isGroup, unwrap } from './walk';

const example = answersIn(factsIn(exampleFarm, '2026-11-22'));

/** Every field below a schema, by its path. */
function fieldsIn(schema: z.core.$ZodType, path: string): readonly [string, z.core.$ZodType][] {
  const inside = unwrap(schema);
  const own: [string, z.core.$ZodType] = [path, schema];
  if (inside instanceof z.ZodArray) return [own, ...fieldsIn(inside.element, `${path}[]`)];
  if (!isGroup(inside)) return [own];
  const parts = Object.entries(inside.shape);
  return [own, ...parts.flatMap(([name, part]) => fieldsIn(part, `${path}.${name}`))];
}

test('every field has a label, even an optional one', () => {
  const fields = fieldsIn(factsSchema, '').slice(1);
  expect(fields.length).toBeGreaterThan(150);
  const without = fields.filter(([, schema]) => !z.globalRegistry.get(schema)?.label);
  expect(without.map(([path]) => path)).toEqual([]);
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
