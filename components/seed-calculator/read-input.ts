import type { CalculatorInput } from '@/lib/calculator/calculate';
import { chooseInput } from '@/lib/calculator/choices';

/** What stands in the calculator's form; the default where a choice is none of ours. */
export function readInput(form: HTMLFormElement): CalculatorInput {
  const data = new FormData(form);
  return chooseInput((name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  });
}

/** Puts a calculation into the calculator's form, as if it had been entered there. */
export function fillIn(form: HTMLFormElement, input: CalculatorInput): void {
  for (const [name, value] of Object.entries({ ...input, variety: input.variety.key })) {
    const control = form.elements.namedItem(name);
    if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof RadioNodeList
    ) {
      control.value = value;
    }
  }
}
