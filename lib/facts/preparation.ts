/** What a site in preparation shows: what the owner has answered, and the example farm's answers to the rest. */
import { type Facts, factsSchema } from '@/content/facts/schema/facts';
import type { Draft } from './check';
import { partOf } from './walk';

/** The answers given, field by field through groups; a list is one answer. */
function fill(given: unknown, example: unknown): unknown {
  if (given === undefined) return example;
  const isGroup = typeof given === 'object' && !Array.isArray(given);
  if (!isGroup || typeof example !== 'object') return given;
  const names = Object.keys({ ...example, ...given });
  return Object.fromEntries(
    names.map((name) => [name, fill(partOf(given, name), partOf(example, name))]),
  );
}

interface Confirmed<Item> {
  readonly list?: readonly Item[] | undefined;
  readonly noOthers?: boolean | undefined;
}

/** As many entries as the example has, unless the owner has no others. */
function fillList<Item>(given: Confirmed<Item>, example: Confirmed<Item>): Confirmed<Item> {
  const { list = [], noOthers } = given;
  return noOthers ? given : { list: [...list, ...(example.list ?? []).slice(list.length)] };
}

/** Cloves and price of seed belong to the question which seed is sold. */
function fillVarieties(given: Facts['varieties'], example: Facts['varieties']): Facts['varieties'] {
  if (given.offered) return given;
  const varieties = given.varieties.map((variety) => {
    const match = example.varieties.find(({ name }) => name === variety.name);
    const { clovesPerKilogram, seedRandPerKilogram } = match ?? {};
    return { clovesPerKilogram, seedRandPerKilogram, ...variety };
  });
  return { offered: example.offered, varieties };
}

type Health = Facts['terms']['health'];

/** The day of confirmation belongs to the answers: if all are the owner's, the example's day is left out. */
function healthToBorrow(given: Health, { asOf, ...answers }: Health): Health {
  const isOpen = Object.keys(answers).some((name) => partOf(given, name) === undefined);
  return isOpen ? { asOf, ...answers } : answers;
}

type Farm = Facts['farm'];

/** Address, map and area belong to a place: none of them is borrowed beside an answer of the owner's. */
function visitToBorrow(given: unknown, example: Farm, business: 'cattle' | 'garlic') {
  const visit = `${business}Business` as const;
  const isOwn = partOf(given, visit) ?? partOf(partOf(given, 'places'), business);
  return isOwn ? {} : example[visit];
}

/** A story told in the first person is borrowed with the example's name alone. */
function storyToShow(given: unknown, { biography }: Farm): Farm['biography'] {
  const isOwnName = partOf(given, 'ownerName') !== undefined;
  return isOwnName && partOf(given, 'biography') === undefined ? [] : biography;
}

/**
 * A given answer stays as it is. Photos and fields without a question always come from the owner,
 * except the lots.
 * @throws where the draft has a mistake that the check of the facts would have named
 */
export function withExampleAnswers(draft: Draft, example: Facts): Facts {
  const files = factsSchema.shape;
  const certificates = files.certificates.parse(draft.certificates);
  const health = files.terms.shape.health.parse(partOf(draft.terms, 'health'));
  const facts = factsSchema.parse({
    ...draft,
    farm: fill(draft.farm, {
      ...example.farm,
      cattleBusiness: visitToBorrow(draft.farm, example.farm, 'cattle'),
      garlicBusiness: visitToBorrow(draft.farm, example.farm, 'garlic'),
    }),
    cattle: fill(draft.cattle, example.cattle),
    terms: fill(draft.terms, {
      ...example.terms,
      health: healthToBorrow(health, example.terms.health),
    }),
    varieties: fillVarieties(files.varieties.parse(draft.varieties), example.varieties),
    certificates: {
      cattle: fillList(certificates.cattle, example.certificates.cattle),
      garlic: fillList(certificates.garlic, example.certificates.garlic),
    },
    testimonials: fillList(files.testimonials.parse(draft.testimonials), example.testimonials),
    // No question asks for lots, but a page without any would not show what the list can do.
    'for-sale': fill(draft['for-sale'], example['for-sale']),
  });
  return { ...facts, farm: { ...facts.farm, biography: storyToShow(draft.farm, facts.farm) } };
}
