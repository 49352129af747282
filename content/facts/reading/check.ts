/** Checks the value of a file of facts, for the build and for the editor before it saves. */
import { z } from 'zod';
import { type FactsFile, factsSchema } from '../schema/facts';
import { differ } from '../schema/field-kinds';
import { type Answers, readAnswers } from './answers';
import {
  type FieldValue,
  isGroup,
  labelOf,
  type Path,
  schemaAt,
  unwrap,
  valueAt,
  valuesIn,
} from './walk';

/** What a check needs besides the schema. */
export interface Circumstances {
  /** Today: some days must not be later. */
  readonly day: string;
  /** The example farm, whose answers the owner may not copy and whose photos are illustrations. */
  readonly example?: Answers;
  /** Photos that are copies of the example farm's photos under other names. */
  readonly copiedPhotos?: ReadonlySet<string>;
  /** The problem of each unusable photo, by its name. */
  readonly unusablePhotos?: ReadonlyMap<string, string>;
}

/** The beginning of a sentence about a value: `is "R1", and `. */
function quoteValue(value: unknown): string {
  if (value === undefined) return 'is empty, and ';
  if (typeof value === 'object') return '';
  const written = JSON.stringify(value);
  return `is ${written.length > 60 ? `${written.slice(0, 60)}…` : written}, and `;
}

/** The mistake in a field that its schema refuses; undefined if the field may be empty. */
function findFieldMistake(schema: z.ZodType, answers: unknown, path: Path, message: string) {
  const field = schemaAt(schema, path);
  const value = valueAt(answers, path);
  if (value !== undefined || !field) return quoteValue(value) + message;
  if (z.globalRegistry.get(field)?.isNeededToGoLive) return undefined;
  const inside = unwrap(field);
  if (isGroup(inside) && typeof path.at(-1) === 'number') {
    return 'is empty: fill it in or take it off';
  }
  return inside instanceof z.ZodString ? 'is empty: fill it in' : quoteValue(value) + message;
}

/** Text from the example farm, a hint or a template, which is no answer. */
const placeholder =
  /your[.-]farm|\bexample\.(com|org|net|co\.za)\b|\b(todo|tbd|xxx+)\b|\b(lorem ipsum|dolor sit amet)\b/i;

/** The paths of answers that equal the example farm's. */
function findCopied({ path, meta, value }: FieldValue, example: unknown): Path[] {
  if (!meta.question || meta.mayEqualExample) return [];
  const theirs = valueAt(example, path);
  if (typeof value === 'string') return differ([value, theirs ?? '']) ? [] : [path];
  if (!Array.isArray(value) || !Array.isArray(theirs)) return [];
  return value.flatMap((item, index) =>
    theirs.every((their) => differ([item, their])) ? [] : [[...path, index]],
  );
}

/** Whether a photo is one of our illustrations or a copy of one. */
function isIllustration(name: string, { example, copiedPhotos }: Circumstances): boolean {
  const ours = valuesIn(factsSchema.shape.photos, example?.photos);
  return ours.some(({ value }) => value === name) || copiedPhotos?.has(name) === true;
}

/** The mistake in a text that its schema accepts. @param group the fields beside it */
function findTextMistake(
  value: string,
  meta: z.core.GlobalMeta,
  group: unknown,
  circumstances: Circumstances,
) {
  const { day, example, unusablePhotos } = circumstances;
  if (example && placeholder.test(value)) {
    return `is "${value}", which is a hint: write your own`;
  }
  if (meta.isPhoto) {
    const reason = unusablePhotos?.get(value);
    if (reason) return `is "${value}", which ${reason}`;
    return valueAt(group, ['takenOnTheFarm']) && isIllustration(value, circumstances)
      ? `is "${value}", one of our illustrations: send your own photo`
      : undefined;
  }
  // Days and years can be compared as text.
  return meta.isPast && value > day
    ? `is ${value}, and must not be later than today, ${day}`
    : undefined;
}

/** Every mistake in the value of a file: one sentence per field, which begins with its label. */
export function checkFile(file: FactsFile, value: unknown, circumstances: Circumstances): string[] {
  const schema = factsSchema.shape[file];
  const { answers, issues } = readAnswers(file, value);
  const sentence = (path: Path, problem: string | undefined) =>
    problem === undefined ? [] : [`${labelOf(schema, path)} ${problem}.`];
  const refused = new Map<string, string[]>();
  for (const issue of issues) {
    const path = issue.path.filter((name) => typeof name !== 'symbol');
    const field = path.join('.');
    // One mistake per field is enough.
    if (refused.has(field)) continue;
    refused.set(field, sentence(path, findFieldMistake(schema, answers, path, issue.message)));
  }
  const mistakes = [...refused.values()].flat();
  if (mistakes.length > 0) return mistakes;
  return valuesIn(schema, answers).flatMap((field) => {
    const copied = findCopied(field, circumstances.example?.[file]);
    if (copied.length > 0) {
      return copied.flatMap((path) =>
        sentence(path, 'is the example farm’s answer: write your own'),
      );
    }
    const { path, meta, value: text } = field;
    if (typeof text !== 'string') return [];
    const group = valueAt(answers, path.slice(0, -1));
    return sentence(path, findTextMistake(text, meta, group, circumstances));
  });
}
