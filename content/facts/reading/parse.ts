/** Reads the text of a file of facts. */
import * as z from 'zod';

/** The data of a file, or what is wrong with all of it, to follow its label. */
export type ParsedFile =
  | Readonly<{ value: unknown; problem?: undefined }>
  | Readonly<{ value?: undefined; problem: string }>;

/** Parses a file, which is a group of answers. Its problems are put for owners, unlike those of `JSON.parse`. */
export function parseFile(text: string): ParsedFile {
  try {
    const value: unknown = JSON.parse(text);
    // `readAnswers` would take an empty text or list for a file without answers.
    if (z.looseObject({}).safeParse(value).success) return { value };
    return { problem: 'must begin with { and end with }' };
  } catch (error) {
    const [, position] = /position (\d+)/.exec(String(error)) ?? [];
    const line = position && text.slice(0, Number(position)).split('\n').length;
    const where = line ? `near line ${line}` : 'in it';
    return {
      problem: `cannot be read: look ${where} for a comma, a bracket or a quotation mark that is missing or too many`,
    };
  }
}
