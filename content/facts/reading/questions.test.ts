import { z } from 'zod';
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
])(
  '%s answers the question about testimonials or leaves it open',
  (_which, testimonials, count) => {
    const open = findOpenQuestions({ ...example, testimonials });
    expect(open.filter(({ file }) => file === 'testimonials')).toHaveLength(count);
  },
);

test('asks for each photo that was not taken on the farm, and once for a gallery', () => {
  const open = findOpenQuestions(example).map(({ question }) => question);
  expect(open[0]).toMatch(/^Photo 1, you with your cattle: .* No dark glasses/);
  const gallery = 'Please send a photo taken on the farm for the cattle gallery.';
  expect(open.filter((question) => question === gallery)).toHaveLength(1);
  const owner = { ...Object(example.photos.owner), takenOnTheFarm: true };
  const left = findOpenQuestions({ ...example, photos: { ...example.photos, owner } });
  expect(left).toHaveLength(open.length - 1);
});
