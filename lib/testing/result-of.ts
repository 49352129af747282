import type { Worked } from '../numbers/read-number';

/** The value of what must have one. */
export function resultOf<Value>(worked: Worked<Value>): Value {
  if (worked.kind !== 'result') throw new Error(`There is no result: ${JSON.stringify(worked)}`);
  return worked.value;
}

/** A number or sentence of the site with the spaces that people type. */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
