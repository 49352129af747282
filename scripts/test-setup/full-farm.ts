/** Writes a farm whose answers are as many and as long as the schema allows. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Answers, answersOf } from '@/content/facts/reading/answers';
import { isGroup, metaOf, partsOf, unwrap, valueAt, valuesIn } from '@/content/facts/reading/walk';
import { factsSchema } from '@/content/facts/schema/facts';

const vocabulary =
  'Onderstepoortseplaaswerkers Buffelsfonteinseveld veld beeste kraal osse melk gras dam heuwel kalf vers bul mis wind oes'.split(
    ' ',
  );

/** Words at random, the same for the same seed, which compress no better than a person's. */
function wordsFrom(seed: string, length: number): string {
  const words: (string | undefined)[] = [];
  for (let count = 0; words.join(' ').length < length; count += 1) {
    const random = createHash('sha256').update(`${seed} ${count}`).digest();
    words.push(...Array.from(random, (byte) => vocabulary[byte % vocabulary.length]));
  }
  return words.join(' ').slice(0, length).trim();
}

/**
 * An answer made as long, and a list with as many items, as the schema allows.
 * @param number ends each text, so that no two items are alike
 */
function longest(schema: z.core.$ZodType, value: unknown, number = 0): unknown {
  const inside = unwrap(schema);
  if (isGroup(inside)) {
    const parts = partsOf(inside, value);
    return Object.fromEntries(
      parts.map(([name, part, each]) => [name, longest(part, each, number)]),
    );
  }
  const { maxItems = 0, maxLength = 0 } = z.toJSONSchema(inside, { io: 'input' });
  if (inside instanceof z.ZodArray && Array.isArray(value)) {
    const { element } = inside;
    return Array.from({ length: maxItems }, (_, index) =>
      longest(element, value[index % value.length], index),
    );
  }
  if (typeof value !== 'string') return value;
  const beginning = `${value} ${wordsFrom(`${value} ${number}`, maxLength)}`;
  const long = `${beginning.slice(0, maxLength - 3)} ${number}`;
  // Nobody may copy what is personal in the example, not even the digits of a phone number.
  const { isPersonal } = metaOf(schema);
  const other = isPersonal ? value.replace(/\d+$/, (digits) => '7'.repeat(digits.length)) : value;
  return z.safeParse(inside, long).success ? long : other;
}

/** @param example the example farm, whose answers are made long, and its own */
export function fullFarm(example: Answers): Answers {
  const own: unknown = JSON.parse(
    JSON.stringify(example)
      .replaceAll('voorbeeld.example.com', 'kliprand-plaas.co.za')
      .replaceAll(/voorbeeld/gi, 'Kliprand'),
  );
  const farm = answersOf((file) => longest(factsSchema.shape[file], valueAt(own, [file])));
  const place = `${wordsFrom('place', 45)}, KwaZulu-Natal`;
  const openingHours = ['weekdays', 'saturday', 'sunday'].map((days) => {
    return { days, opens: '07:00', closes: '17:00' };
  });
  const photos = valuesIn(factsSchema, example).filter(({ meta, value }) => meta.isPhoto && value);
  const gallery = [...new Set(photos.map(({ value }) => value))].map((file, index) => {
    return { file, alt: wordsFrom(`alt ${index}`, 125), caption: wordsFrom(`${index}`, 60) };
  });
  return {
    ...farm,
    farm: {
      ...farm.farm,
      registeredNames: wordsFrom('names', 200),
      places: { farm: place, cattle: place, garlic: place },
      openingHours,
    },
    photos: { ...farm.photos, cattle: gallery.slice(0, 24), fields: gallery.slice(0, 8) },
  };
}
