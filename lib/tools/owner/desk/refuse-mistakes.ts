import type { AppEventListener } from '@sveltia/cms';
import { z } from 'zod';
import { dayInSouthAfrica } from '@/content/facts/days';
import { partOf } from '@/content/facts/fields';
import { factsShape } from '@/content/shapes';
import { checkValue } from '../../../../content/facts/check';

/** An entry without the editor's own notes on the items of its lists, such as `__sc_item_id`. */
function withoutNotes(data: unknown): unknown {
  return JSON.parse(
    JSON.stringify(data, (name, value: unknown) => (name.startsWith('__sc_') ? undefined : value)),
  );
}

/**
 * Why a file of facts must not be saved, in a sentence for each mistake; nothing where it may.
 * @param path of the file, in the repository
 * @param example the facts of the example farm, by file
 */
export function reasonNotToSave(path: string, data: unknown, example: unknown = {}): string {
  const file = factsShape.keyof().parse(path.replace(/^.*\/|\.json$/g, ''));
  const shape = factsShape.shape[file];
  // Without the name of the form, which is on the screen.
  const form = `${z.globalRegistry.get(shape)?.label}, `;
  const circumstances = { day: dayInSouthAfrica(new Date()), example: partOf(example, file) };
  return checkValue(shape, withoutNotes(data), circumstances)
    .map(({ label, problem }) => `${label.replace(form, '')} ${problem}.`)
    .join(' ');
}

/**
 * Keeps the editor from saving what the gate would refuse. By itself it checks one field at a time,
 * and only those that have been on the screen.
 * @throws what the editor shows as the reason why nothing was saved: the `cause` of this very message
 */
export function refuseMistakes(example: unknown): AppEventListener['handler'] {
  return ({ entry }) => {
    const reason = reasonNotToSave(entry.get('path'), entry.get('data'), example);
    if (reason) throw new Error('saving_failed', { cause: new Error(reason) });
  };
}
