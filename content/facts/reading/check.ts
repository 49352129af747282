/** Checks the value of a file of facts, for the build and for the editor before it saves. */
import * as z from 'zod';
import { type FactsFile, factsSchema, type Photo } from '../schema/facts';
import { writeNumber } from '../schema/write-number';
import { type Answers, readAnswers } from './answers';
import { noAnswerFinder } from './no-answer';
import {
  type FieldValue,
  isGroup,
  labelOf,
  metaOf,
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
}

/** A mistake in a file. */
export interface Mistake {
  readonly path: Path;
  /** Written for the owner: it begins with the label of the field or of the file. */
  readonly sentence: string;
}

/** The beginning of a sentence about a value: `is "R1", and `; empty for a group, list or tick. */
function quoteValue(value: unknown): string {
  if (value === undefined) return 'is empty, and ';
  if (typeof value === 'number') return `is ${writeNumber(value)}, and `;
  if (typeof value !== 'string') return '';
  const line = value.replace(/\s+/g, ' ');
  return `is "${line.length > 60 ? `${line.slice(0, 60)}…` : line}", and `;
}

/** The mistake in a field that its schema refuses; undefined if the field may be empty. */
function findFieldMistake(schema: z.ZodType, answers: unknown, path: Path, message: string) {
  const field = schemaAt(schema, path);
  const value = valueAt(answers, path);
  if (value !== undefined || !field) return quoteValue(value) + message;
  if (metaOf(field).isNeededToGoLive) return undefined;
  const inside = unwrap(field);
  if (isGroup(inside) && typeof path.at(-1) === 'number') {
    return 'is empty: fill it in or remove it';
  }
  if (inside instanceof z.ZodArray) return 'is empty: add at least one';
  const isGroupOrText = isGroup(inside) || inside instanceof z.ZodString;
  return isGroupOrText ? 'is empty: fill it in' : quoteValue(value) + message;
}

/** The mistake in a list in which an item was copied by hand, with its id. */
function findCopiedId({ meta: { key, summary = '' }, value }: FieldValue): string | undefined {
  if (key !== 'id' || !Array.isArray(value)) return undefined;
  const ids = value.map((item) => valueAt(item, ['id']));
  const copy = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (copy < 0) return undefined;
  const [first, second] = [ids.indexOf(ids[copy]), copy].map((at) =>
    String(valueAt(value, [at, summary])),
  );
  return `“${first}” and “${second}” have the same id: delete that line of the new one`;
}

/** Finds mistakes that the schema does not see. */
function mistakeFinder({ day, example }: Circumstances) {
  const theirs = example ? valuesIn(factsSchema, example) : [];
  const findNoAnswer = example && noAnswerFinder(theirs);
  /** @param group the fields beside it */
  return (field: FieldValue, group: unknown): string | undefined => {
    const { path, meta, value } = field;
    if (meta.orTick && value !== undefined && valueAt(group, [meta.orTick])) {
      return 'is answered and “We have none” is ticked: clear one of them';
    }
    if (typeof value !== 'string' || path.at(-1) === 'id') return findCopiedId(field);
    const isTicked = valueAt(group, ['takenOnTheFarm' satisfies keyof Photo]);
    if (meta.isPhoto && isTicked && theirs.some((their) => their.value === value)) {
      return `is "${value}", one of our illustrations: choose your own photo`;
    }
    // Days and years can be compared as text.
    if (meta.isPast && value > day) return `is ${value}, and must not be later than today, ${day}`;
    const reason = findNoAnswer?.(field, value);
    return reason && `is "${value}", which ${reason}`;
  };
}

/** Every mistake in the value of a file, one per field. */
export function checkFile(
  file: FactsFile,
  value: unknown,
  circumstances: Circumstances,
): Mistake[] {
  const schema = factsSchema.shape[file];
  const { answers, issues } = readAnswers(file, value);
  const mistakeAt = (path: Path, problem: string): Mistake => {
    const label = labelOf(schema, path, answers) || metaOf(schema).label;
    const colon = /^(is|must) /.test(problem) ? '' : ':';
    return { path, sentence: `${label}${colon} ${problem}.` };
  };
  const refused = new Map<string, Mistake>();
  for (const issue of issues) {
    const path = issue.path.filter((name) => typeof name !== 'symbol');
    const problem = findFieldMistake(schema, answers, path, issue.message);
    if (problem && !refused.has(path.join())) refused.set(path.join(), mistakeAt(path, problem));
  }
  if (refused.size > 0) return [...refused.values()];
  const findMistake = mistakeFinder(circumstances);
  return valuesIn(schema, answers).flatMap((field) => {
    const problem = findMistake(field, valueAt(answers, field.path.slice(0, -1)));
    return problem ? mistakeAt(field.path, problem) : [];
  });
}
