/** Finds what only the editor asks about or refuses before it saves: changes that may be mistakes. */
import type { z } from 'zod';
import type { Mistake } from '@/content/facts/reading/check';
import { formatDay } from '@/content/facts/reading/days';
import { labelOf, valueAt, valuesIn } from '@/content/facts/reading/walk';
import type { Lot, Photo } from '@/content/facts/schema/facts';
import { formatRand } from '@/lib/numbers/format';

/** A field that changed: what `main` and the form contain in it, and in the group around it. */
interface Change {
  readonly meta: z.core.GlobalMeta;
  readonly was: unknown;
  readonly is: unknown;
  readonly groupWas: unknown;
  readonly group: unknown;
}

/** What to ask about an amount of rand: about an unusual price, or one that moves by more than half. */
function askAboutRand(rand: number, { meta, was, group }: Change) {
  const { maxUsualRand = rand, asksAboutMoves } = meta;
  const per = valueAt(group, ['per' satisfies keyof Lot]) ?? 'kilogram';
  const isFar = asksAboutMoves && typeof was === 'number' && Math.abs(rand - was) > was / 2;
  return [
    rand > maxUsualRand && per === 'kilogram' && `${formatRand(rand)} per kilogram is unusual.`,
    isFar && `${formatRand(rand)}, was ${formatRand(was)}.`,
  ].map((sentence) => sentence && `${sentence} Is that right?`);
}

/** What to ask about another photo: its description may be the old one's, and an illustration should be meant. */
function askAboutPhoto({ was, groupWas, group }: Change) {
  const alt = ['alt' satisfies keyof Photo];
  const isTicked = valueAt(group, ['takenOnTheFarm' satisfies keyof Photo]);
  return [
    was && valueAt(groupWas, alt) === valueAt(group, alt)
      ? 'this is a new photo with the old description. Does it still fit?'
      : undefined,
    !isTicked && 'it is not ticked as taken on our farm. Is it an illustration?',
  ];
}

function askAbout(change: Change) {
  const { meta, is } = change;
  if (typeof is === 'number') return askAboutRand(is, change);
  if (typeof is !== 'string') return [];
  if (meta.isPhoto) return askAboutPhoto(change);
  const { pattern, question } = meta.warning ?? {};
  return [pattern !== undefined && new RegExp(pattern).test(is) && question];
}

/** What to ask about the changes of a file. @param before the file as it is on `main` */
export function findWarnings(schema: z.core.$ZodType, before: unknown, after: unknown): Mistake[] {
  return valuesIn(schema, after).flatMap(({ path, meta, value }) => {
    const was = valueAt(before, path);
    if (was === value) return [];
    const [groupWas, group] = [before, after].map((facts) => valueAt(facts, path.slice(0, -1)));
    const questions = askAbout({ meta, was, is: value, groupWas, group });
    const label = labelOf(schema, path, after);
    return questions.flatMap((question) =>
      question ? { path, sentence: `${label}: ${question}`.replaceAll('\u00a0', ' ') } : [],
    );
  });
}

/**
 * The last days that were set to a day in the past, from which on the site would not show what they belong to.
 * A day that only the calendar made past is none of them, even if its item was moved or renamed.
 */
export function findPastDays(
  schema: z.core.$ZodType,
  before: unknown,
  after: unknown,
  today: string,
): Mistake[] {
  const old = valuesIn(schema, before).filter(({ meta }) => meta.isLastDay);
  return valuesIn(schema, after).flatMap(({ path, meta, value }) => {
    if (!meta.isLastDay || typeof value !== 'string' || value >= today) return [];
    const label = labelOf(schema, path, after);
    const isOld = old.some(
      (day) =>
        day.value === value &&
        (String(day.path) === String(path) || labelOf(schema, day.path, before) === label),
    );
    return isOld
      ? []
      : { path, sentence: `${label} is ${formatDay(value)}, which is past: give a later day.` };
  });
}
