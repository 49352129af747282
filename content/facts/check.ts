/** Checks the value of a file of facts; the build does so, and the editor before it saves. */
import { z } from 'zod';
import { daysLater } from '@/content/facts/days';
import {
  insideOf,
  isGroup,
  partOf,
  partsOf,
  shapeAt,
  valuesIn,
  type Way,
  withoutEmpty,
} from '@/content/facts/fields';
import { inOneForm } from '@/content/facts/spellings';

/** What is wrong with a field. */
export interface Mistake {
  readonly way: Way;
  /** What the owner calls the field, with the list or group that it is in. */
  readonly label: string;
  /** What is wrong with it, such as `is 0, and must be a number from 10 to 50000`. */
  readonly problem: string;
}

/** The labels on the way to a field: `Varieties of the calculator, Variety 2, Stock`. */
export function labelOf(shape: z.core.$ZodType, way: Way): string {
  const labels = ['', ...way].flatMap((name, index) => {
    const part = shapeAt(shape, way.slice(0, index));
    if (!part) return [];
    const place = typeof name === 'number' ? ` ${name + 1}` : '';
    return `${z.globalRegistry.get(part)?.label ?? ''}${place}`;
  });
  return labels.join(', ');
}

/** What zod finds where a shape has no sentence of its own. */
function sentenceOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') {
    return `must not have the field ${issue.keys.join(', ')}, which the site does not know`;
  }
  if (issue.code !== 'invalid_type') return undefined;
  return 'cannot be read as the editor writes it: open it in the editor, fill it in and save it';
}

function valueInWords(value: unknown): string {
  if (withoutEmpty(value) === undefined) return 'is empty, and ';
  if (typeof value === 'object') return '';
  const written = JSON.stringify(value);
  return `is ${written.length > 60 ? `${written.slice(0, 60)}…` : written}, and `;
}

/** Whether a field, or every field of a group, may be empty while the site is in preparation. */
function mayBeOpen(shape: z.core.$ZodType): boolean {
  if (z.globalRegistry.get(shape)?.isNeededToGoLive) return true;
  return isGroup(shape) && Object.values(shape.shape).every(mayBeOpen);
}

/** What we write where an answer is to come: in the example farm, in hints, and what templates are filled with. */
const placeholder =
  /your[.-]farm|\bexample\.(com|org|net|co\.za)\b|\b(todo|tbd|xxx+)\b|\b(lorem ipsum|dolor sit amet)\b/i;

/** Words that differ by capitals and spaces alone are the same. */
const plain = (words: unknown = '') => JSON.stringify(words).toLowerCase().replace(/\s+/g, ' ');

/** The paths of answers that equal the example farm's, which are there to be replaced. */
function findCopied(
  shape: z.core.$ZodType,
  value: unknown,
  example: unknown,
  way: Way = [],
): Way[] {
  const { question, mayEqualExample } = z.globalRegistry.get(shape) ?? {};
  if (mayEqualExample || value === undefined) return [];
  if (question && typeof value === 'string') return plain(value) === plain(example) ? [way] : [];
  if (question && Array.isArray(value) && Array.isArray(example)) {
    const examples = example.map(plain);
    return value.flatMap((item, place) =>
      examples.includes(plain(item)) ? [[...way, place]] : [],
    );
  }
  return partsOf(shape, value).flatMap(([name, part, inner]) =>
    findCopied(part, inner, partOf(example, name), [...way, name]),
  );
}

/** What a value is checked against, apart from its shape. */
export interface Circumstances {
  /** Today: days that must be in the past may not be later. */
  readonly day: string;
  /** The same file of the example farm, whose answers the owner may not use. */
  readonly example?: unknown;
  /** The day on which the farm's years of experience began, where that is known. */
  readonly since?: string | undefined;
  /** Photos that are ours, and were not taken on the farm. */
  readonly illustrations?: ReadonlySet<string> | undefined;
  /** What is wrong with photos, by their names. */
  readonly unusablePhotos?: ReadonlyMap<string, string> | undefined;
}

/** Which limit a day, or a year, exceeds. Days compare as text, and so do years with days. */
function wrongDay(value: string, meta: z.core.GlobalMeta, today: string, since: string) {
  if (meta.hasCome && value > today) return `not be later than today, ${today}`;
  if (meta.isOfTheFarm && value < since) return `not be before the farm began, ${since}`;
  if (meta.isNear && value > daysLater(today, 730)) return 'be within two years';
  return undefined;
}

/** Every mistake in the value of a file, field by field. */
export function checkValue(
  shape: z.ZodType,
  value: unknown,
  { day, since = '', example, illustrations, unusablePhotos }: Circumstances,
): Mistake[] {
  const given = withoutEmpty(inOneForm(shape, value)) ?? {};
  const { error } = shape.safeParse(given, { error: sentenceOf });
  const mistakes = (error?.issues ?? []).flatMap(({ path, message }): Mistake[] => {
    const way = path.filter((name) => typeof name !== 'symbol');
    const field = shapeAt(shape, way);
    const isEmpty = way.reduce(partOf, given) === undefined;
    if (field && isEmpty && mayBeOpen(field)) return [];
    const wrong = way.reduce(partOf, value);
    const inside = field && insideOf(field);
    const isText = inside instanceof z.ZodString;
    const isItem = inside instanceof z.ZodObject && typeof way.at(-1) === 'number';
    const toDo = isItem ? 'fill it in or take it off' : 'fill it in';
    const problem =
      isEmpty && (isText || isItem) ? `is empty: ${toDo}` : `${valueInWords(wrong)}${message}`;
    return [{ way, label: labelOf(shape, way), problem }];
  });
  if (mistakes.length > 0) return mistakes;
  const copied = findCopied(shape, given, example).map((way) => {
    const problem = 'is the answer of the example farm: write your own';
    return { way, label: labelOf(shape, way), problem };
  });
  const others = valuesIn(shape, given).flatMap(({ way, meta, value }) => {
    if (typeof value !== 'string') return [];
    const label = labelOf(shape, way);
    if (example !== undefined && !meta.mayEqualExample && placeholder.test(value))
      return { way, label, problem: `is "${value}", which is a hint: write your own` };
    const isOurs = meta.isPicture && illustrations?.has(value);
    if (isOurs && partOf(way.slice(0, -1).reduce(partOf, given), 'takenOnTheFarm'))
      return {
        way,
        label,
        problem: `is "${value}", an illustration of ours: send a photo of your own`,
      };
    const reason = meta.isPicture && unusablePhotos?.get(value);
    if (reason) return { way, label, problem: `is "${value}", which ${reason}` };
    const limit = wrongDay(value, meta, day, since);
    return limit ? { way, label, problem: `is ${value}, and must ${limit}` } : [];
  });
  return [...copied, ...others];
}
