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
import { factsShape } from '@/content/shapes';
import { readBuildDay } from '../site/days';
import { checkValue, type Mistake } from './check-value';

/** What is wrong with a fact, and where. */
export interface FactProblem extends Omit<Mistake, 'way'> {
  /** The path of the file. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export function describeProblem({ file, line, column, label, problem }: FactProblem): string {
  return `${file}, line ${line}, column ${column}: ${label} ${problem}.`;
}

/** Line and column of an offset, both from 1. */
export function positionIn(text: string, offset: number) {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
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

function checkFile(file: string, shape: z.ZodType, text: string, day: string): FactProblem[] {
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
  const problems = checkValue(shape, getNodeValue(tree), day).map(({ way, ...mistake }) => {
    const node = findNodeAtLocation(tree, [...way]) ?? findNodeAtLocation(tree, way.slice(0, -1));
    return { file, ...positionIn(text, (node ?? tree).offset), ...mistake };
  });
  return [...duplicates, ...problems];
}

/**
 * Every slip in a folder of facts, file by file.
 * @param day after which no day can have come yet
 */
export function checkFacts(folder: string, day = readBuildDay()): readonly FactProblem[] {
  return Object.entries(factsShape.shape).flatMap(([name, shape]) => {
    const file = `${folder}/${name}.json`;
    if (existsSync(file)) return checkFile(file, shape, readFileSync(file, 'utf8'), day);
    const label = z.globalRegistry.get(shape)?.label ?? '';
    return [{ file, line: 1, column: 1, label, problem: 'is missing: put the file back' }];
  });
}
