/** Reads the text of a file of facts. */
import * as z from 'zod';

/**
 * The data of a file, which is a group of answers; otherwise what is wrong with its text, to follow the file's name.
 * The words of `JSON.parse` differ from browser to browser, and help nobody who does not write programs.
 */
export function parseFile(text: string): Readonly<{ value?: unknown; problem?: string }> {
  try {
    const value: unknown = JSON.parse(text);
    // The schema would also take what has no fields at all for a file without answers.
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
