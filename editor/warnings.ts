/** Checks that only the editor makes before saving: changes that may be mistakes. */
import type { z } from 'zod';
import type { Mistake } from '@/content/facts/reading/check';
import { formatDay, hasPassed } from '@/content/facts/reading/days';
import {
  labelOf,
  metaOf,
  type Path,
  schemaAt,
  valueAt,
  valuesIn,
} from '@/content/facts/reading/walk';
import type { Lot, Photo } from '@/content/facts/schema/facts';
import { writeNumber } from '@/content/facts/schema/write-number';
import { formatRand } from '@/lib/numbers/format';
import { findMeantDomain } from './mail-domains';

/** What the owner is asked before a Save, to which another Save says yes. */
export interface Warning extends Mistake {
  /** The new photo that it is about. */
  readonly photo?: string;
}

/** What `main` contains, and what the form does. */
type Change<Value = unknown> = Readonly<{ was: unknown; is: Value }>;

/** What was where something is now, in the same items of lists. */
function valueBefore(schema: z.core.$ZodType, { was, is }: Change, [name, ...rest]: Path): unknown {
  if (name === undefined) return was;
  const { key } = metaOf(schema);
  const next = valueAt(is, [name]);
  const isSameItem = (item: unknown) => valueAt(item, [key ?? '']) === valueAt(next, [key ?? '']);
  const before: unknown = key && Array.isArray(was) ? was.find(isSameItem) : valueAt(was, [name]);
  return valueBefore(schemaAt(schema, [name]) ?? schema, { was: before, is: next }, rest);
}

/** What to ask about an amount of rand. @param per what it is the price of, if that can be chosen */
function askAboutRand({ was, is }: Change<number>, meta: z.core.GlobalMeta, per: unknown) {
  const isUnusual = is > (meta.maxUsualRand ?? is) && (per ?? 'kilogram') === 'kilogram';
  const isFar = meta.asksAboutMoves && typeof was === 'number' && Math.abs(is - was) > was / 2;
  return [
    isUnusual && `${formatRand(is)} per kilogram is unusual. Is that right?`,
    isFar && `${formatRand(is)}, was ${formatRand(was)}. Is that right?`,
  ];
}

/** What to ask about an amount if the text beside it says another: one of them was forgotten. */
function askAboutText({ was, is }: Change, group: Change, { alsoIn }: z.core.GlobalMeta) {
  if (!alsoIn || typeof is !== 'number') return [];
  const textIn = (version: unknown) => String(valueAt(version, [alsoIn.field]));
  const stated = alsoIn.read(textIn(group.is));
  const isChanged = was !== is || textIn(group.was) !== textIn(group.is);
  if (!isChanged || stated === undefined || stated === is) return [];
  return [`${writeNumber(is)}, but “${alsoIn.label}” says ${writeNumber(stated)}. Is that right?`];
}

/** What to ask about a changed answer, by the kind of its field. */
function askAbout({ was, is }: Change, group: Change, meta: z.core.GlobalMeta) {
  if (typeof is === 'number') {
    return askAboutRand({ was, is }, meta, valueAt(group.is, ['per' satisfies keyof Lot]));
  }
  if (typeof is !== 'string') return [];
  if (meta.isPhoto) {
    const altOf = (photo: unknown) => valueAt(photo, ['alt' satisfies keyof Photo]);
    const alt = altOf(group.is);
    return [alt === altOf(group.was) && `does “${String(alt)}” describe this new photo?`];
  }
  if (meta.keyboard === 'email') {
    const meant = findMeantDomain(is);
    return [meant !== undefined && `${is} is nearly ${meant}. Is every letter right?`];
  }
  const { pattern, question } = meta.warning ?? {};
  return [pattern !== undefined && new RegExp(pattern).test(is) && question];
}

/** What to ask about the changes of a file. @param before the file as it is on `main` */
export function findWarnings(schema: z.core.$ZodType, before: unknown, after: unknown): Warning[] {
  const emptiedWarnings = valuesIn(schema, before).flatMap(({ path, meta, value }) => {
    if (!meta.isNeededToGoLive || !value || valueAt(after, path) !== undefined) return [];
    const label = labelOf(schema, path, before);
    return { path, sentence: `${label}: nothing is published while it is empty. Empty it?` };
  });
  const changeAt = (path: Path): Change => {
    return { was: valueBefore(schema, { was: before, is: after }, path), is: valueAt(after, path) };
  };
  const changed = valuesIn(schema, after).flatMap(({ path, meta, value: is }) => {
    const [change, group] = [changeAt(path), changeAt(path.slice(0, -1))];
    const questions = [
      ...(change.was === change.is ? [] : askAbout(change, group, meta)),
      ...askAboutText(change, group, meta),
    ];
    const label = labelOf(schema, path, after);
    const photo = meta.isPhoto && { photo: String(is) };
    return questions.flatMap((question) =>
      question ? { path, sentence: `${label}: ${question}`, ...photo } : [],
    );
  });
  return [...emptiedWarnings, ...changed];
}

/**
 * The last days that were set to a day in the past, from which on the site would not show what they belong to.
 * A day that the file had before is none of them: only the calendar made it past.
 */
export function findPastDays(
  schema: z.core.$ZodType,
  before: unknown,
  after: unknown,
  today: string,
): Mistake[] {
  return valuesIn(schema, after).flatMap(({ path, meta, value }) => {
    const isPast = meta.isLastDay && typeof value === 'string' && hasPassed(value, today);
    if (!isPast || value === valueBefore(schema, { was: before, is: after }, path)) return [];
    const day = `${labelOf(schema, path, after)} is ${formatDay(value)}`;
    return { path, sentence: `${day}, which is in the past: give a later day.` };
  });
}
