'use client';

import { useEffect } from 'react';
import { calculatorCopy } from '@/content/calculator';
import { partNames } from '@/lib/calculator/calculation-link';
import type { CalculatorFacts } from '@/lib/calculator/calculator-facts';
import { describeCalculation } from '@/lib/calculator/describe-calculation';
import { workOut } from '@/lib/calculator/work-out';
import { Announcement } from './announcement';
import { CalculationActions } from './calculation-actions';
import { keepInAddress, linkFor } from './calculation-address';
import { EstimatePart } from './estimate-part';
import { WorkedExample } from './explanation';
import { InputPanel } from './input-panel';
import { adoptPrintStyles, PrintHead } from './print-head';
import { ResultsPanel } from './results-panel';
import { useCalculator } from './use-calculator';
import { useDebounced } from './use-debounced';
import { WeightPart } from './weight-part';

const parts = { weight: WeightPart, estimate: EstimatePart };

export interface SeedCalculatorProps {
  readonly facts: CalculatorFacts;
  /** How to reach the farm, for the printed page. */
  readonly contact: string;
  readonly phone: string;
}

/** Seeds to land and land to seeds: one form, from which each change works out everything else. */
export function SeedCalculator({ facts, contact, phone }: SeedCalculatorProps) {
  const { formRef, input, openParts, message, setMessage, update, togglePart } =
    useCalculator(facts);
  const [example] = facts.varieties;
  const { fields, outcome, costs, calculation } = workOut(facts, input, openParts);
  const link = calculation && linkFor(calculation.query);
  const partProps = { facts, fields, result: calculation?.result, costs, input };
  useDebounced(calculation?.query, keepInAddress);
  useEffect(adoptPrintStyles, []);

  return (
    <form
      ref={formRef}
      onInput={update}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-10 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]"
    >
      <InputPanel facts={facts} fields={fields} input={input} />
      {/* On wide screens beside all that can be entered, and in view while it is. */}
      <section
        aria-label={calculatorCopy.results}
        className="top-[calc(5rem+var(--notice))] lg:sticky lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-start"
      >
        {calculation && link && (
          <>
            <PrintHead lines={[contact, calculation.description, link]} />
            <ResultsPanel result={calculation.result} example={example} />
            <CalculationActions {...calculation} link={link} phone={phone} onMessage={setMessage} />
          </>
        )}
        <Announcement
          outcome={outcome}
          describe={describeCalculation}
          empty={calculatorCopy.noResult}
          message={message}
        />
        {outcome.kind === 'empty' && <WorkedExample variety={example} />}
      </section>
      {partNames.map((name) => {
        const isOpen = openParts.includes(name);
        const Part = parts[name];
        return (
          (calculation || isOpen) && (
            <details
              key={name}
              hidden={!calculation}
              open={isOpen}
              onToggle={(event) => togglePart(name, event.currentTarget.open)}
              className="border-t border-line"
            >
              <summary className="min-h-11 py-2.5 font-semibold">
                {calculatorCopy.parts[name]}
              </summary>
              {isOpen && <Part {...partProps} />}
            </details>
          )
        );
      })}
    </form>
  );
}
