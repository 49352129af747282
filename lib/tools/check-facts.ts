/** Checks the facts before anything reads them, and names each slip by file, line, column and label. */
import { existsSync, readFileSync } from 'node:fs';
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { z } from 'zod';
import { insideOf, isGroup, withoutEmpty } from '@/content/answers';
import { factsShape } from '@/content/shapes';

/** What is wrong with a fact. */
export interface FactProblem {
  /** The path of the file. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** What the owner calls the field, with the list or group that it is in. */
  readonly label: string;
  /** What is wrong with it, such as `is 0, and must be a number from 10 to 50000`. */
  readonly problem: string;
}

export function describeProblem({ file, line, column, label, problem }: FactProblem): string {
  return `${file}, line ${line}, column ${column}: ${label} ${problem}.`;
}

/** Line and column of an offset, both from 1. */
export function positionIn(text: string, offset: number) {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** The labels on the way to a field: `Varieties of the calculator, Variety 2, Stock`. */
export function labelOf(
  shape: z.core.$ZodType,
  [name, ...rest]: readonly PropertyKey[],
  place = '',
): string {
  const label = `${z.globalRegistry.get(shape)?.label ?? ''}${place}`;
  if (name === undefined) return label;
  const inside = insideOf(shape);
  const part =
    inside instanceof z.ZodArray ? inside.element : isGroup(inside) && inside.shape[String(name)];
  if (!part) return label;
  const ownPlace = typeof name === 'number' ? ` ${name + 1}` : '';
  return [label, labelOf(part, rest, ownPlace)].join(', ');
}

/** The first key of each object that stands there twice. */
function duplicatesIn(node: Node): Node[] {
  const keys =
    node.type === 'object'
      ? (node.children ?? []).flatMap(({ children }) => children?.[0] ?? [])
      : [];
  const names = keys.map(({ value }) => String(value));
  const own = keys.filter((_key, index) => names.indexOf(names[index] ?? '') < index);
  return [...own, ...(node.children ?? []).flatMap(duplicatesIn)];
}

/** What zod finds that no shape has a sentence of its own for. */
function sentenceOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') {
    return `must not have the field ${issue.keys.join(', ')}, which the site does not know`;
  }
  if (issue.code !== 'invalid_type') return undefined;
  return issue.expected === 'array' ? 'must be a list' : 'must be a group of fields';
}

function valueInWords(value: unknown): string {
  if (withoutEmpty(value) === undefined) return 'is empty, and ';
  if (typeof value === 'object') return '';
  const written = JSON.stringify(value);
  return `is ${written.length > 60 ? `${written.slice(0, 60)}…` : written}, and `;
}

function checkFile(file: string, shape: z.ZodType, text: string): FactProblem[] {
  const label = z.globalRegistry.get(shape)?.label ?? '';
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (!tree || error) {
    const slip = error && printParseErrorCode(error.error);
    const problem = `cannot be read: a bracket, quote or comma is wrong here (${slip ?? 'empty file'})`;
    return [{ file, ...positionIn(text, error?.offset ?? 0), label, problem }];
  }
  const duplicates = duplicatesIn(tree).map((key) => {
    return {
      file,
      ...positionIn(text, key.offset),
      label,
      problem: `must not have ${key.value} twice`,
    };
  });
  const issues = shape.safeParse(withoutEmpty(getNodeValue(tree)) ?? {}, { error: sentenceOf })
    .error?.issues;
  const problems = (issues ?? []).map((issue): FactProblem => {
    const path = issue.path.filter((name) => typeof name !== 'symbol');
    const node = findNodeAtLocation(tree, path);
    const present = node ?? findNodeAtLocation(tree, path.slice(0, -1)) ?? tree;
    const value: unknown = node && getNodeValue(node);
    return {
      file,
      ...positionIn(text, present.offset),
      label: labelOf(shape, path),
      problem: `${valueInWords(value)}${issue.message}`,
    };
  });
  return [...duplicates, ...problems];
}

/** Every slip in a folder of facts, file by file. */
export function checkFacts(folder: string): readonly FactProblem[] {
  return Object.entries(factsShape.shape).flatMap(([name, shape]) => {
    const file = `${folder}/${name}.json`;
    if (existsSync(file)) return checkFile(file, shape, readFileSync(file, 'utf8'));
    const label = z.globalRegistry.get(shape)?.label ?? '';
    return [{ file, line: 1, column: 1, label, problem: 'is missing: put the file back' }];
  });
}
