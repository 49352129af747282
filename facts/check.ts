/** Checks a facts file, for the build and before the editor saves, and describes each mistake in a sentence. */
import * as z from 'zod';
import { writeNumber } from '@/text/write-number';
import { examplePhone } from './folders.mjs';
import { type FactsFile, factsSchema } from './schema/files';
import {
  isGroup,
  labelOf,
  metaOf,
  type Path,
  schemaAt,
  unwrap,
  valueAt,
  valuesIn,
  withoutEmpty,
} from './schema/walk';

/** The names of the files, in the order of the owner's questions. */
export const factsFiles = factsSchema.keyof().options;

/** The data of a file, or the problem with all of it, as the rest of a sentence that begins with its label. */
export type ParsedFile =
  | Readonly<{ value: unknown; problem?: undefined }>
  | Readonly<{ value?: undefined; problem: string }>;

/** Parses a file, which is a group of answers. The last of duplicate keys wins; the linter refuses them. */
export function parseFile(text: string): ParsedFile {
  try {
    const value: unknown = JSON.parse(text);
    // `readAnswers` would take an empty text or list for a file without answers.
    if (z.looseObject({}).safeParse(value).success) return { value };
    return { problem: 'must begin with { and end with }' };
  } catch (error) {
    return {
      problem: `cannot be read: a comma, a bracket or a quotation mark is wrong (${String(error)})`,
    };
  }
}

/** Whether the value of a file has no answers. */
export const isEmpty = (value: unknown) => withoutEmpty(value) === undefined;

const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/**
 * The sentence for unknown names, and for a value that should be a list or a group. Undefined for other mistakes, for
 * which each field of the schema has its own sentence.
 */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') {
    const names = disjunction.format(issue.keys.map((name) => `“${name}”`));
    return `must not contain ${names}, since there is no such field: delete that from the file, or ask the person who looks after the site`;
  }
  if (issue.code !== 'invalid_type') return undefined;
  return issue.expected === 'array'
    ? 'must be a list, in square brackets'
    : 'must be a group of fields, in curly brackets';
}

/** zod stops at a lot without `per`, so this also checks it as the first kind of lot, to find all its mistakes. */
function withOtherIssuesOfLot(schema: z.ZodType, written: unknown, issue: z.core.$ZodIssue) {
  const group = issue.path.slice(0, -1).filter((name) => typeof name !== 'symbol');
  const lot = issue.code === 'invalid_union' && schemaAt(schema, group);
  if (!lot) return [issue];
  const { error } = z.safeParse(unwrap(lot), valueAt(written, group), { error: describeIssue });
  // Which fields are unknown depends on `per`.
  const others = (error?.issues ?? []).filter(({ code }) => code !== 'unrecognized_keys');
  return [issue, ...others.map((other) => ({ ...other, path: [...group, ...other.path] }))];
}

/** Parsed data without the schema's defaults: a needed answer's label, or a figure from the specification. */
function withoutDefaults(data: unknown, written: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  const answered = Object.entries(data).filter(([name]) => valueAt(written, [name]) !== undefined);
  return Object.fromEntries(
    answered.map(([name, part]) => [name, withoutDefaults(part, valueAt(written, [name]))]),
  );
}

/**
 * The answers in a file that are not empty, and the mistakes that its schema finds. Without mistakes, the answers have
 * the site's spelling; otherwise they are as written.
 */
export function readAnswers(schema: z.ZodType, value: unknown) {
  const written = withoutEmpty(value) ?? {};
  const { data, error } = schema.safeParse(written, { error: describeIssue });
  return {
    answers: error ? written : (withoutEmpty(withoutDefaults(data, written)) ?? {}),
    issues: error?.issues.flatMap((issue) => withOtherIssuesOfLot(schema, written, issue)) ?? [],
  };
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

/** What to do about an empty field that its schema refuses; undefined if the schema's own sentence says that. */
function describeEmpty(field: z.core.$ZodType): string | undefined {
  const { choices, isPhoto } = metaOf(field);
  const inside = unwrap(field);
  if (choices) return `is empty: choose ${disjunction.format(Object.values(choices))}`;
  if (isPhoto) return 'is empty: choose a photo';
  if (inside instanceof z.ZodString) return 'is empty: fill it in';
  const hasParts = inside instanceof z.ZodArray || isGroup(inside);
  return hasParts ? 'is empty: fill it in or remove it' : undefined;
}

/** Describes the mistake in a field that its schema refuses. */
function describeRefusal(schema: z.ZodType, answers: unknown, path: Path, issue: z.core.$ZodIssue) {
  const value = valueAt(answers, path);
  // The sentence of a rule across fields explains why this one is needed.
  const isOwn = value !== undefined || issue.code === 'custom';
  const empty = isOwn ? undefined : describeEmpty(schemaAt(schema, path, answers) ?? schema);
  return empty ?? quoteValue(value) + issue.message;
}

/** Every mistake in the value of a file or of another group, one per field. @param day today, which some dates must not exceed */
export function checkAnswers(schema: z.ZodType, value: unknown, day: string): Mistake[] {
  const { answers, issues } = readAnswers(schema, value);
  const mistakes = new Map<string, Mistake>();
  const add = (path: Path, problem: string) => {
    const label = labelOf(schema, path, answers) || metaOf(schema).label;
    const colon = /^(is|must) /.test(problem) ? '' : ':';
    const sentence = `${label}${colon} ${problem}.`;
    if (!mistakes.has(path.join())) mistakes.set(path.join(), { path, sentence });
  };
  for (const issue of issues) {
    const path = issue.path.filter((name) => typeof name !== 'symbol');
    add(path, describeRefusal(schema, answers, path, issue));
  }
  for (const { path, meta, value: answer } of valuesIn(schema, answers)) {
    // ISO dates and years compare as text.
    const isFuture = meta.isPast && typeof answer === 'string' && answer > day;
    if (isFuture) add(path, `is ${answer}, and must not be later than today, ${day}`);
  }
  return [...mistakes.values()];
}

/** An answer without which the site cannot go live. */
export interface OpenAnswer {
  readonly file: FactsFile;
  readonly path: Path;
  readonly label: string;
  readonly question: string;
}

/** The needed answers of a file that are open. */
export function findOpenAnswers(file: FactsFile, value: unknown): readonly OpenAnswer[] {
  const schema = factsSchema.shape[file];
  return valuesIn(schema, withoutEmpty(value)).flatMap(({ path, meta, value: answer }) => {
    const { isNeeded, label = '', question = '' } = meta;
    return isNeeded && answer === undefined ? { file, path, label, question } : [];
  });
}

/** Why a live site cannot be built from a file that its schema accepts, one sentence for each field. */
export function findReasonsToWait(file: FactsFile, value: unknown): readonly Mistake[] {
  const open = findOpenAnswers(file, value).map(({ path, label }) => {
    return { path, sentence: `${label} has no answer: the site cannot be live without it.` };
  });
  const isCopy = file === 'farm' && valueAt(value, ['phone']) === examplePhone;
  if (!isCopy) return open;
  const label = labelOf(factsSchema.shape.farm, ['phone']);
  const sentence = `${label} is the example farm’s, ${examplePhone}: write the owner’s.`;
  return [...open, { path: ['phone'], sentence }];
}
