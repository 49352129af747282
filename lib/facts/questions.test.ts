import { z } from 'zod';
import { factsSchema } from '@/content/facts/schema/facts';
import { findOpenQuestions } from './questions';
import { facts as example } from './shown';
import { insideOf, isGroup } from './walk';

// The example farm, with a portrait.
const owner = { ...example.photos.owner, takenOnTheFarm: true };
const facts = { ...example, photos: { ...example.photos, owner } };

/** Every field below a schema, by its path; what may be empty counts once, with what is inside. */
function fieldsIn(schema: z.core.$ZodType, path: string): readonly [string, z.core.$ZodType][] {
  const inside = insideOf(schema);
  const own: [string, z.core.$ZodType] = [path, schema];
  if (inside instanceof z.ZodArray) return [own, ...fieldsIn(inside.element, `${path}[]`)];
  if (!isGroup(inside)) return [own];
  const parts = Object.entries(inside.shape);
  return [own, ...parts.flatMap(([name, part]) => fieldsIn(part, `${path}.${name}`))];
}

const fields = Object.entries(factsSchema.shape).flatMap(([file, schema]) =>
  fieldsIn(schema, file),
);

test('every field has a label of its own, also where it may be empty', () => {
  expect(fields.length).toBeGreaterThan(150);
  const without = fields.filter(([, schema]) => !z.globalRegistry.get(schema)?.label);
  expect(without.map(([path]) => path)).toEqual([]);
});

test.each([
  ['Jos\u00e9 van der Westhuizen', true, true],
  ['Ang\u00e8le se di\u00e9t, 2e', true, true],
  ['Ann\ud83d\udc68\u200d\ud83c\udf3e', true, true],
  ['\ud83d\udc4d\ud83c\udffd \u2764\ufe0f', false, true],
  ['...', false, false],
  ['Ann\u2800', false, false],
  ['Ann\u{e0041}', false, false],
])('%j is a name: %s, and a testimonial: %s', (text, isName, isSaying) => {
  const { farm, testimonials } = factsSchema.shape;
  const spoken = facts.testimonials.list?.map((said) => ({ ...said, content: text }));
  const answers = [
    farm.shape.ownerName.safeParse(text),
    testimonials.safeParse({ list: spoken?.slice(0, 1) }),
  ];
  expect(answers.map(({ success }) => success)).toEqual([isName, isSaying]);
});

test('a filled farm leaves nothing to ask', () => {
  expect(findOpenQuestions(facts)).toEqual([]);
});

const list = facts.testimonials.list ?? [];

test.each([
  ['three', { list }, 0],
  ['two', { list: list.slice(1) }, 1],
  ['two, and no others', { list: list.slice(1), noOthers: true }, 0],
  ['none', {}, 1],
  ['none at all', { noOthers: true }, 0],
])('with %s, testimonials leave a question open or not', (_which, testimonials, count) => {
  const open = findOpenQuestions({ ...facts, testimonials });
  expect(open).toHaveLength(count);
  expect(open.every(({ isNeededToGoLive }) => isNeededToGoLive)).toBe(true);
});

test('asks for each photo that was not taken on the farm, for a gallery once, and needs none', () => {
  const standIn = { ...facts.photos.owner, takenOnTheFarm: undefined };
  const cattle = facts.photos.cattle.map((photo) => ({
    ...photo,
    takenOnTheFarm: undefined,
  }));
  const photos = { ...facts.photos, owner: standIn, homeHero: standIn, cattle };
  const open = findOpenQuestions({ ...facts, photos });
  expect(open.map(({ question }) => question)).toEqual([
    expect.stringMatching(/^Photo 1, you with your cattle: .* Of no use /),
    expect.stringMatching(/^Photo 5, the gate or the veld/),
    'Please send a photo taken on the farm for the cattle gallery.',
  ]);
  expect(open.some(({ isNeededToGoLive }) => isNeededToGoLive)).toBe(false);
});
