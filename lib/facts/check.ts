/** Reads and checks the value of a file of facts; the build does so, and the editor before it saves. */
import { z } from 'zod';
import { type Facts, factsSchema } from '@/content/facts/schema/facts';
import { differ } from '@/content/facts/schema/field-kinds';
import { daysLater } from './days';
import {
  insideOf,
  isGroup,
  labelOf,
  partOf,
  schemaAt,
  valuesIn,
  type Way,
  withoutEmpty,
} from './walk';

/** What zod finds where a schema has no sentence of its own. */
function sentenceOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') {
    return `must not have the field ${issue.keys.join(', ')}, which the site does not know`;
  }
  if (issue.code !== 'invalid_type') return undefined;
  return 'cannot be read as the editor writes it: open it in the editor, fill it in and save it';
}

/**
 * The answers in a file, without what counts as none, and what its schema finds wrong with them.
 * They are in the one form of the site where nothing is wrong or missing, and otherwise as they were written.
 */
export function readAnswers(schema: z.ZodType, value: unknown) {
  const written = withoutEmpty(value) ?? {};
  const { data, error } = schema.safeParse(written, { error: sentenceOf });
  return {
    answers: error ? written : (withoutEmpty(data) ?? {}),
    issues: error?.issues ?? [],
  };
}

/** Facts as they are written, by file, without what counts as no answer. */
export const draftSchema = z.record(z.string(), z.record(z.string(), z.unknown()));
export type Draft = Readonly<z.infer<typeof draftSchema>>;

/** The answers in all files. @param read gives the data of a file by its name without `.json` */
export function draftOf(read: (file: keyof Facts) => unknown): Draft {
  const files = factsSchema.keyof().options.map((file) => {
    return [file, readAnswers(factsSchema.shape[file], read(file)).answers] as const;
  });
  return draftSchema.parse(Object.fromEntries(files));
}

function valueInWords(value: unknown): string {
  if (value === undefined) return 'is empty, and ';
  if (typeof value === 'object') return '';
  const written = JSON.stringify(value);
  return `is ${written.length > 60 ? `${written.slice(0, 60)}…` : written}, and `;
}

/** Whether a field, or every field of a group, may be empty while the site is in preparation. */
function mayBeOpen(schema: z.core.$ZodType): boolean {
  if (z.globalRegistry.get(schema)?.isNeededToGoLive) return true;
  return isGroup(schema) && Object.values(schema.shape).every(mayBeOpen);
}

/** What we write where an answer is to come: in the example farm, in hints, and what templates are filled with. */
const placeholder =
  /your[.-]farm|\bexample\.(com|org|net|co\.za)\b|\b(todo|tbd|xxx+)\b|\b(lorem ipsum|dolor sit amet)\b/i;

/** The paths of answers that equal the example farm's, which are there to be replaced. */
function findCopied(schema: z.core.$ZodType, answers: unknown, example: unknown): Way[] {
  return valuesIn(schema, answers).flatMap(({ way, meta, value }): Way[] => {
    if (!meta.question || meta.mayEqualExample) return [];
    const theirs = way.reduce(partOf, example);
    if (typeof value === 'string') return differ([value, theirs ?? '']) ? [] : [way];
    if (!Array.isArray(value) || !Array.isArray(theirs)) return [];
    return value.flatMap((item, place) =>
      theirs.every((their) => differ([item, their])) ? [] : [[...way, place]],
    );
  });
}

/** What a value is checked against, apart from its schema. */
export interface Circumstances {
  /** Today: days that must be in the past may not be later. */
  readonly day: string;
  /** The same file of the example farm, whose answers the owner may not use. */
  readonly example?: unknown;
  /** Photos that are ours, and were not taken on the farm. */
  readonly illustrations?: ReadonlySet<string> | undefined;
  /** What is wrong with photos, by their names. */
  readonly unusablePhotos?: ReadonlyMap<string, string> | undefined;
}

/** What is wrong with a text that its schema takes. @param group the group of fields that it is in */
function wrongText(
  value: string,
  meta: z.core.GlobalMeta,
  group: unknown,
  circumstances: Circumstances,
): string | undefined {
  const { day, example, illustrations, unusablePhotos } = circumstances;
  if (example !== undefined && !meta.mayEqualExample && placeholder.test(value)) {
    return `is "${value}", which is a hint: write your own`;
  }
  if (meta.isPhoto && illustrations?.has(value) && partOf(group, 'takenOnTheFarm')) {
    return `is "${value}", an illustration of ours: send a photo of your own`;
  }
  const reason = meta.isPhoto && unusablePhotos?.get(value);
  if (reason) return `is "${value}", which ${reason}`;
  // Days compare as text, and so do years with days.
  if (meta.hasCome && value > day) {
    return `is ${value}, and must not be later than today, ${day}`;
  }
  const isFar = meta.isWithinTwoYears && value > daysLater(day, 730);
  return isFar ? `is ${value}, and must be within two years` : undefined;
}

/** What is wrong with a field that its schema refuses; nothing where it may be open. */
function wrongField(schema: z.ZodType, answers: unknown, way: Way, message: string) {
  const field = schemaAt(schema, way);
  const value = way.reduce(partOf, answers);
  if (value !== undefined || !field) return `${valueInWords(value)}${message}`;
  if (mayBeOpen(field)) return undefined;
  const inside = insideOf(field);
  if (isGroup(inside) && typeof way.at(-1) === 'number') {
    return 'is empty: fill it in or take it off';
  }
  return inside instanceof z.ZodString
    ? 'is empty: fill it in'
    : `${valueInWords(value)}${message}`;
}

/** Every mistake in the value of a file: one sentence a field, which begins with its label. */
export function checkValue(
  schema: z.ZodType,
  value: unknown,
  circumstances: Circumstances,
): string[] {
  const { answers, issues } = readAnswers(schema, value);
  const sentence = (way: Way, problem: string | undefined) =>
    problem === undefined ? [] : [`${labelOf(schema, way)} ${problem}.`];
  const refused = new Map<string, string[]>();
  for (const { path, message } of issues) {
    const way = path.filter((name) => typeof name !== 'symbol');
    const place = way.join('.');
    // Of several things that are wrong with a field, the first says enough.
    if (refused.has(place)) continue;
    refused.set(place, sentence(way, wrongField(schema, answers, way, message)));
  }
  const mistakes = [...refused.values()].flat();
  if (mistakes.length > 0) return mistakes;
  const copied = findCopied(schema, answers, circumstances.example).flatMap((way) =>
    sentence(way, 'is the answer of the example farm: write your own'),
  );
  const others = valuesIn(schema, answers).flatMap(({ way, meta, value }) => {
    if (typeof value !== 'string') return [];
    const group = way.slice(0, -1).reduce(partOf, answers);
    return sentence(way, wrongText(value, meta, group, circumstances));
  });
  return [...copied, ...others];
}
