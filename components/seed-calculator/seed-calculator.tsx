'use client';

import { bedWords } from '@/content/bed';
import { calculatorWords } from '@/content/calculator';
import { type CalculatorResult, calculate } from '@/lib/calculator/calculate';
import { partNames, writeCalculationLink } from '@/lib/calculator/calculation-link';
import { describeCalculation, describeEstimate } from '@/lib/calculator/describe-calculation';
import { estimate } from '@/lib/calculator/estimate';
import type { CalculatorInput } from '@/lib/calculator/input';
import { seedWeight } from '@/lib/calculator/seed-weight';
import { formatShortest } from '@/lib/format';
import { keepInAddress, linkFor } from './address';
import { Announcement, useRest } from './announcement';
import { BedPart } from './bed-part';
import { CalculationActions } from './calculation-actions';
import { EstimatePart } from './estimate-part';
import { InputPanel } from './input-panel';
import { OfflineMark } from './offline-mark';
import { PrintHead } from './print-head';
import { ResultsPanel } from './results-panel';
import { useCalculator } from './use-calculator';
import { WorkedExample } from './worked-example';

export interface SeedCalculatorProps {
  /** How to reach the farm, a line each, for the printed page. */
  readonly contactLines: readonly string[];
}

/** The parts below a result, each with its content and what it adds to the words of it. */
function partsOf(result: CalculatorResult, input: CalculatorInput) {
  const weight = seedWeight(result.seeds, input.cloves);
  const costs = estimate(result.landSquareMetres, input);
  return {
    bed: {
      content: <BedPart result={result} input={input} weight={weight} />,
      sentence:
        weight.kind === 'result'
          ? bedWords.sentence(formatShortest(weight.value, 1), input.cloves.trim())
          : '',
    },
    estimate: {
      content: <EstimatePart input={input} costs={costs} />,
      sentence: costs.kind === 'result' ? describeEstimate(costs.value) : '',
    },
  };
}

/** Seeds to land and land to seeds: one form, and all else worked out from it at every change. */
export function SeedCalculator({ contactLines }: SeedCalculatorProps) {
  const { formRef, input, openParts, note, setNote, update, togglePart } = useCalculator();
  const calculation = calculate(input);
  const result = calculation.kind === 'result' ? calculation.value : undefined;
  const parts = result && partsOf(result, input);
  const sentence = result ? describeCalculation(result) : '';
  const words = [sentence, ...openParts.map((name) => parts?.[name].sentence)]
    .filter(Boolean)
    .join(' ');
  const query = result ? writeCalculationLink(input, openParts) : '';
  const link = result ? linkFor(query) : '';
  useRest(query, keepInAddress);

  return (
    <form
      ref={formRef}
      onInput={update}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-10 md:grid-cols-2"
    >
      <div data-screen-only="" className="grid content-start gap-6">
        <InputPanel input={input} calculation={calculation} />
        <OfflineMark />
      </div>
      <section aria-label={calculatorWords.results}>
        {result && (
          <>
            <PrintHead lines={[contactLines.join(', '), words, link]} />
            <ResultsPanel result={result} />
            <CalculationActions words={words} link={link} onNote={setNote} />
          </>
        )}
        <Announcement
          worked={calculation}
          sentence={sentence}
          empty={calculatorWords.noResult}
          note={note}
        />
        {calculation.kind === 'empty' && <WorkedExample />}
      </section>
      {parts &&
        partNames.map((name) => (
          <details
            key={name}
            open={openParts.includes(name)}
            onToggle={(event) => togglePart(name, event.currentTarget.open)}
            className="border-t border-line"
          >
            <summary className="min-h-11 py-2.5 font-semibold">
              {calculatorWords.parts[name]}
            </summary>
            {openParts.includes(name) && parts[name].content}
          </details>
        ))}
    </form>
  );
}
