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
import { readBuildDay } from '../../site/days';
import { checkValue } from './check-value';

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

/** What a file must hold, and what is known of that elsewhere. */
type Rules = Readonly<{
  shape: z.ZodType;
  day: string;
  unusablePhotos: ReadonlyMap<string, string>;
}>;

function checkFile(file: string, { shape, day, unusablePhotos }: Rules): string[] {
  const form = z.globalRegistry.get(shape)?.label ?? '';
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const sentenceAt = (offset: number, problem: string, label = form) => {
    const lines = text?.slice(0, offset).split('\n') ?? [''];
    const column = (lines.at(-1)?.length ?? 0) + 1;
    return `${file}, line ${lines.length}, column ${column}: ${label} ${problem}.`;
  };
  if (text === undefined) return [sentenceAt(0, 'is missing: put the file back')];
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (!tree || error) {
    const slip = error ? printParseErrorCode(error.error) : 'empty file';
    const problem = `cannot be read: a bracket, quote or comma is wrong here (${slip})`;
    return [sentenceAt(error?.offset ?? 0, problem)];
  }
  const duplicates = duplicatesIn(tree).map(({ offset, value }) =>
    sentenceAt(offset, `must not have ${value} twice`),
  );
  const mistakes = checkValue(shape, getNodeValue(tree), day, unusablePhotos);
  const slips = mistakes.map(({ way, label, problem }) => {
    const node = findNodeAtLocation(tree, [...way]) ?? findNodeAtLocation(tree, way.slice(0, -1));
    return sentenceAt((node ?? tree).offset, problem, label);
  });
  return [...duplicates, ...slips];
}

/**
 * Every slip in a folder of facts, file by file: a sentence each, with line and column, both from 1.
 * @param unusablePhotos what is wrong with photos that the facts may name, by their names
 */
export function checkFacts(
  folder: string,
  unusablePhotos: ReadonlyMap<string, string> = new Map(),
): string[] {
  const day = readBuildDay();
  return Object.entries(factsShape.shape).flatMap(([name, shape]) =>
    checkFile(`${folder}/${name}.json`, { shape, day, unusablePhotos }),
  );
}
