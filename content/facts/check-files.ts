/** Checks the facts before anything reads them, and reports each mistake by label, file, line and column. */
import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { z } from 'zod';
import { readBuildDay } from '@/content/facts/days';
import { readText } from '@/content/facts/read';
import { factsShape } from '@/content/facts/shapes/facts';
import { type Circumstances, checkValue } from './check';

/** The second of two keys with the same name in an object. */
function duplicatesIn(node: Node): Node[] {
  const keys =
    node.type === 'object'
      ? (node.children ?? []).flatMap(({ children }) => children?.[0] ?? [])
      : [];
  const names = keys.map(({ value }) => String(value));
  const own = keys.filter((_key, index) => names.indexOf(names[index] ?? '') < index);
  return [...own, ...(node.children ?? []).flatMap(duplicatesIn)];
}

/** What is wrong: for the owner in a sentence, and for whoever has the file open its place there. */
export interface Slip {
  readonly sentence: string;
  /** File, line and column, both from 1. */
  readonly place: string;
}

/** A mistake as a build's log reports it. */
export function describeSlip({ place, sentence }: Slip): string {
  return `${place}: ${sentence}`;
}

/** Whether brackets are nested so deeply that walking the tree would exhaust the call stack. */
function hasTooManyBrackets(text: string): boolean {
  let depth = 0;
  return Array.from(text.matchAll(/[[\]{}]/g)).some(([bracket]) => {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    return depth > 50;
  });
}

/** The tree of a text; if it cannot be read, the position and the parser's reason. */
function readTree(text: string): { tree: Node | undefined; offset: number; reason: string } {
  if (hasTooManyBrackets(text)) return { tree: undefined, offset: 0, reason: 'TooManyBrackets' };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (!error) return { tree, offset: 0, reason: 'EmptyFile' };
  return { tree: undefined, offset: error.offset, reason: printParseErrorCode(error.error) };
}

function checkFile(file: string, shape: z.ZodType, circumstances: Circumstances): Slip[] {
  const form = z.globalRegistry.get(shape)?.label ?? '';
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.of();
  const text = readText(bytes);
  const slipAt = (offset: number, problem: string, { label = form, reason = '' } = {}): Slip => {
    const lines = text.slice(0, offset).split('\n');
    const column = (lines.at(-1)?.length ?? 0) + 1;
    const place = `${file}, line ${lines.length}, column ${column}${reason}`;
    return { place, sentence: `${label} ${problem}.` };
  };
  if (!existsSync(file)) return [slipAt(0, 'is missing: put the file back')];
  if (!isUtf8(bytes)) return [slipAt(0, 'is not UTF-8 text: save it in the editor')];
  const { tree, offset, reason } = readTree(text);
  if (!tree) {
    const problem = 'cannot be read: a bracket, quote or comma is wrong';
    return [slipAt(offset, problem, { reason: ` (${reason})` })];
  }
  const duplicates = duplicatesIn(tree).map(({ offset, value }) =>
    slipAt(offset, `must not have ${value} twice`),
  );
  const mistakes = checkValue(shape, JSON.parse(text), circumstances);
  const slips = mistakes.map(({ way, label, problem }) => {
    const node = findNodeAtLocation(tree, [...way]) ?? findNodeAtLocation(tree, way.slice(0, -1));
    return slipAt((node ?? tree).offset, problem, { label });
  });
  return [...duplicates, ...slips];
}

/** The first day of the year in which the farm's years of experience began; empty where it is unknown. */
function firstDay(folder: string, day: string): string {
  const file = `${folder}/farm.json`;
  const { tree } = readTree(existsSync(file) ? readText(readFileSync(file)) : '');
  const years: unknown = tree && findNodeAtLocation(tree, ['yearsOfExperience'])?.value;
  return typeof years === 'number' ? `${Number(day.slice(0, 4)) - years}-01-01` : '';
}

/** What facts are checked against, apart from their shapes. */
interface Elsewhere extends Pick<Circumstances, 'illustrations' | 'unusablePhotos'> {
  /** The facts of the example farm by file, none of whose answers may be the owner's. */
  readonly example?: Readonly<Record<string, unknown>>;
}

/** Every mistake in a folder of facts, file by file. */
export function checkFacts(
  folder: string,
  { example = {}, illustrations, unusablePhotos }: Elsewhere = {},
): Slip[] {
  const day = readBuildDay();
  const since = firstDay(folder, day);
  return Object.entries(factsShape.shape).flatMap(([name, shape]) =>
    checkFile(`${folder}/${name}.json`, shape, {
      day,
      since,
      example: example[name],
      illustrations,
      unusablePhotos,
    }),
  );
}
