/** What happens before the editor saves a file: it is checked, compared with `main`, and put into one form. */
import type { AppEventListener } from '@sveltia/cms';
import { type Facts, factsSchema } from '@/content/facts/schema/facts';
import { checkFile } from '@/lib/facts/check';
import { dayInSouthAfrica } from '@/lib/facts/days';
import { type Draft, readAnswers } from '@/lib/facts/draft';
import { describeError } from '../../../site/describe-error';
import { readMain } from './github';
import { element, hideNotice, showNotice } from './notice';
import { openedVersion } from './opened-version';
import { findWarnings } from './warnings';

// Written here when the editor is built: the facts of the example farm, by file.
declare const exampleFacts: Draft;

/** An entry without the editor's own notes on the items of its lists, such as `__sc_item_id`. */
function withoutNotes(data: unknown): unknown {
  return JSON.parse(
    JSON.stringify(data, (name, value: unknown) => (name.startsWith('__sc_') ? undefined : value)),
  );
}

/**
 * Why a file of facts is not saved: what the build would refuse, a version of `main` that the form has not
 * shown, or what may be a mistake, where its question is answered with Cancel.
 */
async function findReasons(file: keyof Facts, answers: unknown): Promise<(string | Node)[]> {
  const schema = factsSchema.shape[file];
  const mistakes = checkFile(file, answers, {
    day: dayInSouthAfrica(new Date()),
    example: exampleFacts,
  });
  if (mistakes.length > 0) return ['Nothing is saved yet:', ...mistakes];
  const main = (await readMain())?.files.get(file);
  if (!main?.text) return [];
  const opened = openedVersion(file);
  if (opened && opened !== main.oid) {
    const properties = { href: `#/collections/_singletons/entries/${file}`, target: '_blank' };
    return [
      'This form has changed since you opened it, by somebody else or by a save of yours that got no answer. It is not saved, and your words stay here.',
      element('a', properties, 'Open the new version in another tab'),
      'If it offers a draft there, tap Discard. Make your change in it, and close this one.',
    ];
  }
  const warnings = findWarnings(schema, JSON.parse(main.text), answers);
  const question = `Before this is saved:\n\n${warnings.join('\n\n')}\n\nOK saves it, Cancel goes back to the form.`;
  const isRight = warnings.length === 0 || confirm(question);
  return isRight ? [] : ['Look at this again, then tap Save:', ...warnings];
}

/**
 * Stops a save that there is a reason against, and has any other written in the one form of the site.
 * By itself the editor checks one field at a time, and only those that have been on the screen.
 */
export const beforeSave: AppEventListener['handler'] = async ({ entry }) => {
  hideNotice();
  const name = entry.get('path').replace(/^.*\/|\.json$/g, '');
  const file = factsSchema.keyof().parse(name);
  const { answers } = readAnswers(file, withoutNotes(entry.get('data')));
  const reasons = await findReasons(file, answers).catch((error: unknown) => [
    describeError(error),
  ]);
  if (reasons.length > 0) {
    showNotice(...reasons);
    // By this alone a listener stops a save.
    throw new Error('not saved');
  }
  return entry.set('data', answers);
};
