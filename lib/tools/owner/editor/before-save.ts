/** What happens before the editor saves a file: it is checked, compared with `main`, and put into one form. */
import type { AppEventListener } from '@sveltia/cms';
import { z } from 'zod';
import { dayInSouthAfrica } from '@/content/facts/days';
import { partOf, valuesIn, withoutEmpty } from '@/content/facts/fields';
import { factsShape } from '@/content/facts/shapes/facts';
import { inOneForm } from '@/content/facts/spellings';
import { checkValue } from '../../../../content/facts/check';
import { describeError } from '../../../site/describe-error';
import { findDoubts } from './doubts';
import type { FileVersion } from './github';
import { element, hideNotice, showNotice } from './notice';

/** An entry without the editor's own notes on the items of its lists, such as `__sc_item_id`. */
function withoutNotes(data: unknown): unknown {
  return JSON.parse(
    JSON.stringify(data, (name, value: unknown) => (name.startsWith('__sc_') ? undefined : value)),
  );
}

export function fileOf(path: string) {
  return factsShape.keyof().parse(path.replace(/^.*\/|\.json$/g, ''));
}

/**
 * Why a file of facts must not be saved, in a sentence for each mistake.
 * @param path of the file, in the repository
 * @param examples the facts of the example farm, by file
 */
export function findMistakesIn(path: string, data: unknown, examples: unknown = {}): string[] {
  const file = fileOf(path);
  const shape = factsShape.shape[file];
  // Without the name of the form, which is on the screen.
  const form = `${z.globalRegistry.get(shape)?.label}, `;
  const pictures = valuesIn(factsShape.shape.pictures, partOf(examples, 'pictures'));
  const circumstances = {
    day: dayInSouthAfrica(new Date()),
    example: partOf(examples, file),
    illustrations: new Set(pictures.map(({ value }) => String(value))),
  };
  return checkValue(shape, data, circumstances).map(
    ({ label, problem }) => `${label.replace(form, '')} ${problem}.`,
  );
}

/** Doubts that the owner has dispelled, so that saving once more does not ask again. */
const dispelled = new Set<string>();

/** Asks about what may be a slip. @returns the doubts, unless all of it is right */
function askAboutDoubts(path: string, before: unknown, data: unknown): string[] {
  const shape = factsShape.shape[fileOf(path)];
  const doubts = findDoubts(shape, before, data).filter((one) => !dispelled.has(one));
  if (doubts.length === 0) return [];
  const lines = doubts.join('\n\n');
  if (!confirm(`Before this is saved:\n\n${lines}\n\nOK saves it, Cancel goes back to the form.`)) {
    return doubts;
  }
  for (const doubt of doubts) dispelled.add(doubt);
  return [];
}

/** What the check compares a file with that is to be saved. */
interface Origin {
  /** The file as `main` has it now; nothing where a folder of this computer is edited. @throws what to say */
  readonly readMain: (file: string) => Promise<FileVersion | undefined>;
  /** The version that the form was made from, as far as it is known. */
  readonly openedVersion: (file: string) => string | null;
}

const recordShape = z.record(z.string(), z.unknown());

/** A value as a text that is the same for the same answers, in whichever order they are written. */
function spell(value: unknown): string {
  return JSON.stringify(withoutEmpty(withoutNotes(value)), (_name, part: unknown) => {
    const { data } = recordShape.safeParse(part);
    return data && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part;
  });
}

/** What was last sent to GitHub, by file: `main` may have it although no answer came. */
const sent = new Map<string, string>();

function conflict(file: string): (string | Node)[] {
  const properties = { href: `#/collections/_singletons/entries/${file}`, target: '_blank' };
  return [
    'Somebody has changed this form since you opened it, so it is not saved. Your words stay here.',
    element('a', properties, 'Open the new version in another tab'),
    'If it offers a draft there, tap Discard. Make your change in it, and close this one.',
  ];
}

/**
 * The listener that keeps the editor from saving what the build would refuse, or what would overwrite a version
 * of `main` that the form has not shown; asks about what may be a slip; and has the rest written in one form. By
 * itself the editor checks one field at a time, and only those that have been on the screen.
 */
export function beforeSave(examples: unknown, origin: Origin): AppEventListener['handler'] {
  const findReasons = async (path: string, data: unknown): Promise<(string | Node)[]> => {
    const mistakes = findMistakesIn(path, data, examples);
    if (mistakes.length > 0) return ['Nothing is saved yet:', ...mistakes];
    const file = fileOf(path);
    const main = await origin.readMain(file);
    if (!main) return [];
    const opened = origin.openedVersion(file);
    const before: unknown = JSON.parse(main.text);
    const isKnown = opened === null || opened === main.oid || sent.get(file) === spell(before);
    if (!isKnown) return conflict(file);
    const doubts = askAboutDoubts(path, before, data);
    return doubts.length > 0 ? ['Look at this again, then tap Save:', ...doubts] : [];
  };
  return async ({ entry }) => {
    hideNotice();
    const path = entry.get('path');
    const data = withoutNotes(entry.get('data'));
    const reasons = await findReasons(path, data).catch((error: unknown) => [describeError(error)]);
    if (reasons.length > 0) {
      showNotice(...reasons);
      // By this alone a listener stops a save.
      throw new Error('not saved');
    }
    const shape = factsShape.shape[fileOf(path)];
    const written: unknown = JSON.parse(JSON.stringify(entry.get('data')));
    const form = recordShape.parse(inOneForm(shape, written));
    sent.set(fileOf(path), spell(form));
    return entry.set('data', form);
  };
}
