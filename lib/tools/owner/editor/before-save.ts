/** What happens before the editor saves a file: it is checked, compared with `main`, and put into one form. */
import type { AppEventListener } from '@sveltia/cms';
import { factsSchema } from '@/content/facts/schema/facts';
import { checkValue, readAnswers } from '@/lib/facts/check';
import { dayInSouthAfrica } from '@/lib/facts/days';
import { partOf, valuesIn } from '@/lib/facts/walk';
import { describeError } from '../../../site/describe-error';
import type { FileVersion } from './github';
import { element, hideNotice, showNotice } from './notice';
import { findWarnings } from './warnings';

/** An entry without the editor's own notes on the items of its lists, such as `__sc_item_id`. */
function withoutNotes(data: unknown): unknown {
  return JSON.parse(
    JSON.stringify(data, (name, value: unknown) => (name.startsWith('__sc_') ? undefined : value)),
  );
}

function fileOf(path: string) {
  return factsSchema.keyof().parse(path.replace(/^.*\/|\.json$/g, ''));
}

/**
 * Why a file of facts must not be saved, in a sentence for each mistake.
 * @param path of the file, in the repository
 * @param examples the facts of the example farm, by file
 */
function findMistakesIn(path: string, data: unknown, examples: unknown = {}): string[] {
  const file = fileOf(path);
  const photos = valuesIn(factsSchema.shape.photos, partOf(examples, 'photos'));
  return checkValue(factsSchema.shape[file], data, {
    day: dayInSouthAfrica(new Date()),
    example: partOf(examples, file),
    illustrations: new Set(photos.map(({ value }) => String(value))),
  });
}

/** What the check compares a file with that is to be saved. */
interface Origin {
  /** The file as `main` has it now; nothing where a folder of this computer is edited. @throws what to say */
  readonly readMain: (file: string) => Promise<FileVersion | undefined>;
  /** The version that the form was made from, as far as it is known. */
  readonly openedVersion: (file: string) => string | null;
}

function conflict(file: string): (string | Node)[] {
  const properties = { href: `#/collections/_singletons/entries/${file}`, target: '_blank' };
  return [
    'This form has changed since you opened it, by somebody else or by a save of yours that got no answer. It is not saved, and your words stay here.',
    element('a', properties, 'Open the new version in another tab'),
    'If it offers a draft there, tap Discard. Make your change in it, and close this one.',
  ];
}

/**
 * The listener that keeps the editor from saving what the build would refuse, or what would overwrite a version
 * of `main` that the form has not shown; asks about what may be a mistake; and has a file without open questions written in one form.
 * By itself the editor checks one field at a time, and only those that have been on the screen.
 */
export function beforeSave(examples: unknown, origin: Origin): AppEventListener['handler'] {
  const findReasons = async (path: string, data: unknown): Promise<(string | Node)[]> => {
    const mistakes = findMistakesIn(path, data, examples);
    if (mistakes.length > 0) return ['Nothing is saved yet:', ...mistakes];
    const file = fileOf(path);
    const main = await origin.readMain(file);
    if (!main) return [];
    const opened = origin.openedVersion(file);
    if (opened !== null && opened !== main.oid) return conflict(file);
    const warnings = findWarnings(factsSchema.shape[file], JSON.parse(main.text), data);
    const question = `Before this is saved:\n\n${warnings.join('\n\n')}\n\nOK saves it, Cancel goes back to the form.`;
    const isRight = warnings.length === 0 || confirm(question);
    return isRight ? [] : ['Look at this again, then tap Save:', ...warnings];
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
    return entry.set('data', readAnswers(factsSchema.shape[fileOf(path)], data).answers);
  };
}
