/**
 * Reads how many animals a lot has, and their mass, in its label: its fields may say them too. Imports nothing, so that
 * the pages can have it without zod.
 */

/** The word after a number that counts no animals: the number is an age, a mass, a share, or one end of a range. */
const notAnimals =
  /^(?:years?|yrs?|jaar|months?|mo|mos|mths?|maande?|mnde?|weeks?|wks?|weke|days?|dae|kgs?|kilos?|kilograms?|per|persent|percent|pct|tooth|teeth|to|tot|or|x)$/i;
/** A part of a label with one number, a mass. Kilograms a day are a gain. */
const mass = /^(?!.*\bda(?:y|ily)\b)\D*(\d+(?:[.,]\d+)?)\s?kgs?\b\D*$/i;

/** `1 200 weaners` as `1200 weaners`. */
const joinThousands = (label: string) => label.replace(/(?<=\d)\s(?=\d{3}\b)/g, '');

/** How many animals a label says there are: 24 in `24 weaners, 7 to 8 months`. */
export function countIn(label: string): number | undefined {
  const [, count, counted = ''] = /^(\d+)\s(\p{L}+)/u.exec(joinThousands(label)) ?? [];
  return count && !notAnimals.test(counted) ? Number(count) : undefined;
}

/** The mass of an animal in a label: 215 in `24 weaners, 215 kg on average`. None if it has two. */
export function kilogramsIn(label: string): number | undefined {
  const text = joinThousands(label);
  const withoutCount = countIn(text) === undefined ? text : text.replace(/^\d+/, '');
  const masses = withoutCount.split(/[,;]\s/).flatMap((part) => mass.exec(part)?.[1] ?? []);
  const [kilograms, another] = masses;
  return kilograms && !another ? Number(kilograms.replace(',', '.')) : undefined;
}
