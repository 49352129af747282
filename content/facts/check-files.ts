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
import { readBuildDay } from '@/content/facts/days';
import { factsShape } from '@/content/shapes';
import { type Circumstances, checkValue } from './check';

/** The second of two keys of an object that have one name. */
function duplicatesIn(node: Node): Node[] {
  const keys =
    node.type === 'object'
      ? (node.children ?? []).flatMap(({ children }) => children?.[0] ?? [])
      : [];
  const names = keys.map(({ value }) => String(value));
  const own = keys.filter((_key, index) => names.indexOf(names[index] ?? '') < index);
  return [...own, ...(node.children ?? []).flatMap(duplicatesIn)];
}

function checkFile(file: string, shape: z.ZodType, circumstances: Circumstances): string[] {
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
  const mistakes = checkValue(shape, getNodeValue(tree), circumstances);
  const slips = mistakes.map(({ way, label, problem }) => {
    const node = findNodeAtLocation(tree, [...way]) ?? findNodeAtLocation(tree, way.slice(0, -1));
    return sentenceAt((node ?? tree).offset, problem, label);
  });
  return [...duplicates, ...slips];
}

/** What facts are checked against, apart from their shapes. */
interface Elsewhere extends Pick<Circumstances, 'unusablePhotos'> {
  /** The facts of the example farm by file, none of whose answers may be the owner's. */
  readonly example?: Readonly<Record<string, unknown>>;
}

/** Every slip in a folder of facts, file by file: a sentence each, with line and column, both from 1. */
export function checkFacts(
  folder: string,
  { example = {}, unusablePhotos }: Elsewhere = {},
): string[] {
  const day = readBuildDay();
  return Object.entries(factsShape.shape).flatMap(([name, shape]) =>
    checkFile(`${folder}/${name}.json`, shape, { day, example: example[name], unusablePhotos }),
  );
}
