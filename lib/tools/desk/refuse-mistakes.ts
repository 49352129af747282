import type { AppEventListener } from '@sveltia/cms';
import { z } from 'zod';
import { factsShape } from '@/content/shapes';
import { dayInSouthAfrica } from '../../site/days';
import { checkValue } from '../check-facts/check-value';

/** An entry without the editor's own notes on the items of its lists, such as `__sc_item_id`. */
function withoutNotes(data: unknown): unknown {
  return JSON.parse(
    JSON.stringify(data, (name, value: unknown) => (name.startsWith('__sc_') ? undefined : value)),
  );
}

/**
 * Why a file of facts must not be saved, in a sentence for each mistake; nothing where it may.
 * @param path of the file, in the repository
 */
export function reasonNotToSave(path: string, data: unknown): string {
  const file = factsShape.keyof().parse(path.replace(/^.*\/|\.json$/g, ''));
  const shape = factsShape.shape[file];
  // Without the name of the form, which is on the screen.
  const form = `${z.globalRegistry.get(shape)?.label}, `;
  return checkValue(shape, withoutNotes(data), dayInSouthAfrica(new Date()))
    .map(({ label, problem }) => `${label.replace(form, '')} ${problem}.`)
    .join(' ');
}

/**
 * Keeps the editor from saving what the gate would refuse. By itself it checks one field at a time,
 * and only those that have been on the screen.
 * @throws what the editor shows as the reason why nothing was saved: the `cause` of this very message
 */
export const refuseMistakes: AppEventListener['handler'] = ({ entry }) => {
  const reason = reasonNotToSave(entry.get('path'), entry.get('data'));
  if (reason) throw new Error('saving_failed', { cause: new Error(reason) });
};
