/** Reads in the label of a lot of cattle what its fields may say too. Without zod, for the pages. */

/** Not an age, a mass, teeth or one end of a range, such as `2 year old heifers`. */
const count =
  /^(\d{1,3}(?:\s\d{3})+|\d+)\s(?!(?:to|or|x|years?|months?|weeks?|days?|kgs?|tooth|teeth)\b)(?=\p{L})/iu;
/** Not the end of a range, nor a gain such as `1,2 kg a day`. */
const kilograms =
  /(?<!to\s|[-–]\s?|[\d.,])(\d{1,3}(?:\s\d{3})+|\d+)(?:[.,](\d+))?\s?kg\b(?!\s(?:an?|per)\b)/iu;

function readNumberIn(label: string, pattern: RegExp): number | undefined {
  const [, whole, decimals = '0'] = pattern.exec(label) ?? [];
  return whole ? Number(`${whole.replace(/\s/g, '')}.${decimals}`) : undefined;
}

/** How many animals a label says there are: 24 in `24 weaners, 7 to 8 months`. */
export const countIn = (label: string) => readNumberIn(label, count);

/** The mass of an animal in a label: 215 in `24 weaners, 215 kg on average`. */
export const kilogramsIn = (label: string) => readNumberIn(label, kilograms);
