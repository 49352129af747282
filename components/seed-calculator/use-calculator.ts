import { useLayoutEffect, useRef, useState } from 'react';
import { calculatorCopy } from '@/content/calculator';
import { readCalculationLink } from '@/lib/calculator/calculation-link';
import type { CalculatorFacts } from '@/lib/calculator/calculator-facts';
import { type CalculatorInput, chooseInput, defaultInput, textOf } from '@/lib/calculator/input';
import type { FieldReadings } from '@/lib/calculator/read-field';

/** What the parts of the form share. */
export interface PartProps {
  readonly facts: CalculatorFacts;
  readonly fields: FieldReadings;
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

/** Writes the input into the controls whose value differs. */
function writeInput(form: HTMLFormElement, input: CalculatorInput): void {
  for (const name of controlNames) {
    const control = form.elements.namedItem(name);
    // Assigning an equal value would move the cursor.
    if (control && 'value' in control && control.value !== input[name]) control.value = input[name];
  }
}

/** The state of the calculator: its input, whether the estimate is open, and a message. Everything else is derived from it. */
export function useCalculator(facts: CalculatorFacts) {
  const formRef = useRef<HTMLFormElement>(null);
  const [input, setInput] = useState(() => defaultInput(facts));
  const [isEstimateOpen, setEstimateOpen] = useState(false);
  const [message, setMessage] = useState('');

  // Takes over what the visitor entered before hydration or the browser restored. A number or choice in the form
  // takes precedence over the one in the URL.
  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const defaults = defaultInput(facts);
    const entered = readInput(facts, form, defaults);
    const isNumberEntered = entered.seeds || entered.land;
    const linked = isNumberEntered ? undefined : readCalculationLink(facts, location.search);
    const first = chooseInput(facts, (name) => {
      const text = textOf(entered, name);
      return linked && text === textOf(defaults, name) ? textOf(linked.input, name) : text;
    });
    writeInput(form, first);
    setInput(first);
    if (linked) setEstimateOpen(linked.isEstimateOpen);
    if (linked?.isFaulty) setMessage(calculatorCopy.faultyLink);
  }, [facts]);

  function update() {
    setMessage('');
    const form = formRef.current;
    if (form) setInput(readInput(facts, form, input));
  }

  return { formRef, input, isEstimateOpen, setEstimateOpen, message, setMessage, update };
}
