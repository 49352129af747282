import { useLayoutEffect, useRef, useState } from 'react';
import { calculatorCopy } from '@/content/calculator';
import type { CalculatorFacts } from '@/content/calculator-facts';
import type { CalculatorResult } from '@/lib/calculator/calculate';
import { type PartName, partNames, readCalculationLink } from '@/lib/calculator/calculation-link';
import {
  type CalculatorInput,
  chooseInput,
  defaultInput,
  reconcileUnit,
  textOf,
} from '@/lib/calculator/input';
import type { workOut } from '@/lib/calculator/work-out';

/** What a part of the calculator shows; it is hidden while there is no result. */
export interface PartProps extends Pick<ReturnType<typeof workOut>, 'fields' | 'costs'> {
  readonly result: CalculatorResult | undefined;
  readonly facts: CalculatorFacts;
  readonly input: CalculatorInput;
}

/** Reads the form; a control that is not rendered keeps its last value. */
function readInput(
  facts: CalculatorFacts,
  form: HTMLFormElement,
  before: CalculatorInput,
): CalculatorInput {
  const data = new FormData(form);
  return chooseInput(facts, (name) => {
    if (!form.elements.namedItem(name)) return textOf(before, name);
    const values = data.getAll(name).filter((value) => typeof value === 'string');
    return values.join(' ');
  });
}

const controlNames = ['mode', 'variety', 'seeds', 'land', 'unit'] as const;

/** Writes the input into the controls whose value differs, and returns it. */
function writeInput(form: HTMLFormElement, input: CalculatorInput): CalculatorInput {
  for (const name of controlNames) {
    const control = form.elements.namedItem(name);
    // Assigning an equal value would move the cursor.
    if (control && 'value' in control && control.value !== input[name]) control.value = input[name];
  }
  return input;
}

/** The state of the calculator: its input, its open parts and a note. Everything else is derived from it. */
export function useCalculator(facts: CalculatorFacts) {
  const formRef = useRef<HTMLFormElement>(null);
  const [input, setInput] = useState(() => defaultInput(facts));
  const [openParts, setOpenParts] = useState<readonly PartName[]>([]);
  const [note, setNote] = useState('');

  // What was entered before hydration, or was restored by the browser, is taken over. A number takes
  // precedence over the whole link that the page was opened by, a choice over that of the link.
  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const defaults = defaultInput(facts);
    const entered = readInput(facts, form, defaults);
    const query = new URLSearchParams(location.search);
    const linked = entered.seeds || entered.land ? undefined : readCalculationLink(facts, query);
    const both = chooseInput(facts, (name) =>
      textOf(
        linked && textOf(entered, name) === textOf(defaults, name) ? linked.input : entered,
        name,
      ),
    );
    setInput(writeInput(form, reconcileUnit(both, both)));
    if (linked) setOpenParts(linked.openParts);
    if (linked?.isFaulty) setNote(calculatorCopy.faultyLink);
  }, [facts]);

  function update() {
    setNote('');
    const form = formRef.current;
    if (form) setInput(writeInput(form, reconcileUnit(readInput(facts, form, input), input)));
  }

  function togglePart(name: PartName, isOpen: boolean) {
    setOpenParts((before) =>
      partNames.filter((part) => (part === name ? isOpen : before.includes(part))),
    );
  }

  return { formRef, input, openParts, note, setNote, update, togglePart };
}
