/** Checks the value of a file of facts, for the build and for the editor before it saves. */
import { z } from 'zod';
import { type FactsFile, factsSchema } from '@/content/facts/schema/facts';
import { differ } from '@/content/facts/schema/field-kinds';
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

/** What a value is checked against, apart from its schema. */
export interface Circumstances {
  /** Today, which some days may not be later than. */
  readonly day: string;
  /** The example farm: its answers may not be the owner's, and its photos are illustrations. */
  readonly example?: Answers;
  /** Photos that are copies of the example farm's photos under other names. */
  readonly copiedPhotos?: ReadonlySet<string>;
  /** What is wrong with photos, by their names. */
  readonly unusablePhotos?: ReadonlyMap<string, string>;
}

function valueInWords(value: unknown): string {
  if (value === undefined) return 'is empty, and ';
  if (typeof value === 'object') return '';
  const written = JSON.stringify(value);
  return `is ${written.length > 60 ? `${written.slice(0, 60)}…` : written}, and `;
}

/** The mistake in a field that its schema refuses; undefined if the field may be empty. */
function wrongField(schema: z.ZodType, answers: unknown, path: Path, message: string) {
  const field = schemaAt(schema, path);
  const value = valueAt(answers, path);
  if (value !== undefined || !field) return `${valueInWords(value)}${message}`;
  if (z.globalRegistry.get(field)?.isNeededToGoLive) return undefined;
  const inside = unwrap(field);
  if (isGroup(inside) && typeof path.at(-1) === 'number') {
    return 'is empty: fill it in or take it off';
  }
  return inside instanceof z.ZodString
    ? 'is empty: fill it in'
    : `${valueInWords(value)}${message}`;
}

/** Text that holds the place of an answer: in the example farm, in hints and in templates. */
const placeholder =
  /your[.-]farm|\bexample\.(com|org|net|co\.za)\b|\b(todo|tbd|xxx+)\b|\b(lorem ipsum|dolor sit amet)\b/i;

/** The paths of answers that equal the example farm's. */
function findCopied({ path, meta, value }: FieldValue, example: unknown): Path[] {
  if (!meta.question || meta.mayEqualExample) return [];
  const theirs = valueAt(example, path);
  if (typeof value === 'string') return differ([value, theirs ?? '']) ? [] : [path];
  if (!Array.isArray(value) || !Array.isArray(theirs)) return [];
  return value.flatMap((item, place) =>
    theirs.every((their) => differ([item, their])) ? [] : [[...path, place]],
  );
}

/** Whether a photo is one of ours or a copy of one, which may not be shown as the farm's own. */
function isIllustration(name: string, { example, copiedPhotos }: Circumstances): boolean {
  const ours = valuesIn(factsSchema.shape.photos, example?.photos);
  return ours.some(({ value }) => value === name) || copiedPhotos?.has(name) === true;
}

/** The mistake in a text that its schema accepts. @param group the fields beside it */
function wrongText(value: string, meta: z.core.GlobalMeta, group: unknown, rest: Circumstances) {
  const { day, example, unusablePhotos } = rest;
  if (example && placeholder.test(value)) {
    return `is "${value}", which is a hint: write your own`;
  }
  if (meta.isPhoto) {
    const reason = unusablePhotos?.get(value);
    if (reason) return `is "${value}", which ${reason}`;
    return valueAt(group, ['takenOnTheFarm']) && isIllustration(value, rest)
      ? `is "${value}", an illustration of ours: send a photo of your own`
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
    const place = path.join('.');
    // One mistake per field is enough.
    if (refused.has(place)) continue;
    refused.set(place, sentence(path, wrongField(schema, answers, path, issue.message)));
  }
  const mistakes = [...refused.values()].flat();
  if (mistakes.length > 0) return mistakes;
  return valuesIn(schema, answers).flatMap((field) => {
    const copied = findCopied(field, circumstances.example?.[file]);
    if (copied.length > 0) {
      return copied.flatMap((path) =>
        sentence(path, 'is the answer of the example farm: write your own'),
      );
    }
    const { path, meta, value: text } = field;
    if (typeof text !== 'string') return [];
    const group = valueAt(answers, path.slice(0, -1));
    return sentence(path, wrongText(text, meta, group, circumstances));
  });
}
