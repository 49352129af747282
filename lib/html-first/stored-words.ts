/**
 * How words of a form are stored: the time in milliseconds, and then the values by name, all written
 * as in an address. `sessionStorage` has a tab's own words, also after a reload; `localStorage`, the
 * words of all tabs.
 */
import { textFields } from './text-fields';

/** How long a draft is kept after its last change: 30 days. */
export const maxDraftMilliseconds = 2_592_000_000;

/** The values of a form's text fields, without those that are empty. */
export function readValues(form: HTMLFormElement): string {
  const values = new URLSearchParams();
  for (const { name, value } of textFields(form)) if (value) values.append(name, value);
  return `${values}`;
}

/** Fills a form's text fields with stored words; of none, with nothing. */
export function fillFields(form: HTMLFormElement, stored: string): void {
  const values = new URLSearchParams(stored);
  for (const field of textFields(form)) field.value = values.get(field.name) ?? '';
}

/** Whether there is a stored text, no older than a number of milliseconds. */
export function isYoung(stored: string | null, maxMilliseconds: number): stored is string {
  return parseInt(`${stored}`, 10) > Date.now() - maxMilliseconds;
}
