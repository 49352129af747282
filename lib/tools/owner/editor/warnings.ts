/** Finds values that may be mistakes, about which the editor asks before it saves. */
import type { z } from 'zod';
import { labelOf, type Path, valueAt, valuesIn } from '@/content/facts/reading/walk';
import { formatRand } from '@/lib/numbers/format';

/**
 * What to ask about a value; undefined if there is nothing to ask.
 * @param before the value on `main`
 */
function questionAbout(value: unknown, before: unknown, meta: z.core.GlobalMeta) {
  if (meta.asksAboutMoves && typeof value === 'number' && typeof before === 'number') {
    const isFar = Math.abs(value - before) > before / 2;
    return isFar && `${formatRand(value)}, was ${formatRand(before)}. Is that right?`;
  }
  if (value === before || typeof value !== 'string') return undefined;
  const { pattern, question } = meta.warning ?? {};
  return pattern !== undefined && new RegExp(pattern).test(value) && question;
}

/** Whether a photo was replaced but its description was not. */
function isOtherPhoto(path: Path, before: unknown, after: unknown): boolean {
  const [was, is] = [before, after].map((facts) => valueAt(facts, path.slice(0, -1)));
  const isSame = (name: string) => valueAt(was, [name]) === valueAt(is, [name]);
  return valueAt(was, ['file']) !== undefined && !isSame('file') && isSame('alt');
}

/**
 * One line for each question about a file: a price that changes by more than half, a value that its schema
 * warns about, and a new photo with the old description.
 * @param before the file as it is on `main`
 */
export function findWarnings(schema: z.core.$ZodType, before: unknown, after: unknown): string[] {
  return valuesIn(schema, after).flatMap(({ path, meta, value }) => {
    const question =
      meta.isPhoto && isOtherPhoto(path, before, after)
        ? 'this is a new photo with the old description. Does it still fit?'
        : questionAbout(value, valueAt(before, path), meta);
    return question ? `${labelOf(schema, path)}: ${question}`.replaceAll('\u00a0', ' ') : [];
  });
}
