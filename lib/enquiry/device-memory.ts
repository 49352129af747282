/**
 * What is remembered on this device: drafts of enquiries that have not been sent, and which
 * enquiries have left it. Where storage is blocked or full, nothing is, and nothing here throws: the
 * form still holds the words, and the reducer what this page has sent.
 */
import * as z from 'zod/mini';
import { enquiryFields, isSame, mapFields, noWords, type Words } from './enquiry';

/** `tried`: it left, and no answer has come, so it may have arrived. */
export type Attempt = 'tried' | 'sent';

/** By fingerprint, the newest last: only a short number stands for each enquiry that has left. */
export type Attempts = ReadonlyMap<string, Attempt>;

const attemptsKey = 'enquiries';
const maxAttempts = 20;

// All that is kept here is lists of texts: the fields of a draft in their order, or a name and value.
const listsShape = z.array(z.array(z.string()));

/** Reads a text that was kept under a key. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key; an empty one leaves nothing. */
export function keep(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // See above: nobody relies on it.
  }
}

/** The lists in a text that was kept; none where it is something else. */
function listsOf(text: string | null): readonly (readonly string[])[] {
  try {
    return z.safeParse(listsShape, JSON.parse(text ?? '')).data ?? [];
  } catch {
    return [];
  }
}

function pairsOf(text: string | null): ReadonlyMap<string, string> {
  return new Map(listsOf(text).map(([name = '', value = '']) => [name, value]));
}

/** The drafts under a key. There are several when several tabs hold different words. */
export function readDrafts(key: string): readonly Words[] {
  return listsOf(recall(key)).map((texts) =>
    mapFields((field) => texts[enquiryFields.indexOf(field)] ?? ''),
  );
}

export function writeDrafts(key: string, drafts: readonly Words[]): void {
  const lists = drafts.map((draft) => enquiryFields.map((field) => draft[field]));
  keep(key, lists.length > 0 ? JSON.stringify(lists) : '');
}

/** The drafts with these words in the place of others. Words of another tab stay. */
export function withDraft(
  drafts: readonly Words[],
  words: Words,
  replaced: readonly Words[],
): readonly Words[] {
  const others = drafts.filter((draft) => ![words, ...replaced].some((own) => isSame(own, draft)));
  return isSame(words, noWords) ? others : [...others, words];
}

/**
 * Reads what stood in the form before its script was there: for each visit a line, the pairs of the
 * form data as JSON.
 * @param fieldNames the name that each field has in the form data.
 */
export function readEarlyWords(
  key: string,
  fieldNames: Readonly<Record<keyof Words, string>>,
): readonly Words[] {
  const lines = recall(key)?.split('\n').filter(Boolean) ?? [];
  return lines.map((line) => {
    const pairs = pairsOf(line);
    return mapFields((field) => pairs.get(fieldNames[field]) ?? '');
  });
}

export function readAttempts(): Attempts {
  const pairs = [...pairsOf(recall(attemptsKey))];
  return new Map(pairs.map(([print, attempt]) => [print, attempt === 'sent' ? 'sent' : 'tried']));
}

export function writeAttempts(attempts: Attempts): void {
  keep(attemptsKey, JSON.stringify([...attempts]));
}

/** The attempts with what has become of one enquiry; undefined takes a `tried` away, never a `sent`. */
export function withAttempt(
  attempts: Attempts,
  print: string,
  attempt: Attempt | undefined,
): Attempts {
  if (attempts.get(print) === 'sent') return attempts;
  const others = [...attempts].filter(([known]) => known !== print);
  const all: [string, Attempt][] = attempt ? [...others, [print, attempt]] : others;
  return new Map(all.slice(-maxAttempts));
}
