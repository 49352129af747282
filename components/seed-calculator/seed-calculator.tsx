'use client';

import { useEffect, useRef, useState } from 'react';
import { calculatorWords } from '@/content/calculator';
import { calculate } from '@/lib/calculator/calculate';
import { InputPanel } from './input-panel';
import { defaultInput, readInput } from './read-input';
import { ResultsPanel } from './results-panel';

/** Seeds to land and land to seeds, worked out again at every change. */
export function SeedCalculator() {
  const formRef = useRef<HTMLFormElement>(null);
  const [input, setInput] = useState(defaultInput);

  function update() {
    const form = formRef.current;
    if (form) setInput(readInput(form));
  }

  // What was typed before this woke up, or was restored by the browser, counts as well.
  useEffect(update, []);

  return (
    <div className="grid gap-10 md:grid-cols-2">
      <form
        ref={formRef}
        onInput={update}
        onSubmit={(event) => event.preventDefault()}
        className="grid content-start gap-6"
      >
        <InputPanel mode={input.mode} onStep={update} />
      </form>
      <section aria-label={calculatorWords.results}>
        <ResultsPanel calculation={calculate(input)} />
      </section>
    </div>
  );
}
