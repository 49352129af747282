import type { AppEventListener } from '@sveltia/cms';
import { z } from 'zod';
import { dayInSouthAfrica } from '@/content/facts/days';
import { partOf } from '@/content/facts/fields';
import { factsShape } from '@/content/facts/shapes/facts';
import { inOneForm } from '@/content/facts/spellings';
import { checkValue } from '../../../../content/facts/check';
import { findDoubts, unflatten } from './doubts';

/** An entry without the editor's own notes on the items of its lists, such as `__sc_item_id`. */
function withoutNotes(data: unknown): unknown {
  return JSON.parse(
    JSON.stringify(data, (name, value: unknown) => (name.startsWith('__sc_') ? undefined : value)),
  );
}

function shapeOf(path: string) {
  const file = factsShape.keyof().parse(path.replace(/^.*\/|\.json$/g, ''));
  return { file, shape: factsShape.shape[file] };
}

/**
 * Why a file of facts must not be saved, in a sentence for each mistake; nothing where it may.
 * @param path of the file, in the repository
 * @param example the facts of the example farm, by file
 */
export function reasonNotToSave(path: string, data: unknown, example: unknown = {}): string {
  const { file, shape } = shapeOf(path);
  // Without the name of the form, which is on the screen.
  const form = `${z.globalRegistry.get(shape)?.label}, `;
  const circumstances = { day: dayInSouthAfrica(new Date()), example: partOf(example, file) };
  return checkValue(shape, data, circumstances)
    .map(({ label, problem }) => `${label.replace(form, '')} ${problem}.`)
    .join(' ');
}

const recordShape = z.record(z.string(), z.unknown());

/** The file as it was opened, which the build of the desk puts where the editor says if a file is new. */
const openedShape = z.object({
  locales: z.record(z.string(), z.object({ content: recordShape })),
});

/** Doubts that the owner has dispelled, so that saving once more does not ask again. */
const dispelled = new Set<string>();

/** Asks about what may be a slip. @returns why nothing is to be saved, unless all of it is right */
function askAboutDoubts(path: string, opened: unknown, data: unknown): string | undefined {
  const { locales = {} } = openedShape.safeParse(opened).data ?? {};
  const before = Object.values(locales).map(({ content }) => unflatten(content))[0];
  if (before === undefined) return undefined;
  const doubts = findDoubts(shapeOf(path).shape, before, data).filter((one) => !dispelled.has(one));
  if (doubts.length === 0) return undefined;
  const lines = doubts.join('\n\n');
  if (!confirm(`Before this is saved:\n\n${lines}\n\nOK saves it, Cancel goes back to the form.`)) {
    return `Look at this again. ${doubts.join(' ')}`;
  }
  for (const doubt of doubts) dispelled.add(doubt);
  return undefined;
}

/**
 * Keeps the editor from saving what the gate would refuse, asks about what may be a slip, and has the rest
 * written in one form. By itself the editor checks one field at a time, and only those that have been on the
 * screen.
 * @throws what the editor shows as the reason why nothing was saved: the `cause` of this very message
 */
export function refuseMistakes(example: unknown): AppEventListener['handler'] {
  return ({ entry }) => {
    const path = entry.get('path');
    const data = withoutNotes(entry.get('data'));
    const opened = withoutNotes(entry.get('newRecord'));
    const reason = reasonNotToSave(path, data, example) || askAboutDoubts(path, opened, data);
    if (reason) throw new Error('saving_failed', { cause: new Error(reason) });
    const written: unknown = JSON.parse(JSON.stringify(entry.get('data')));
    return entry.set('data', recordShape.parse(inOneForm(shapeOf(path).shape, written)));
  };
}
