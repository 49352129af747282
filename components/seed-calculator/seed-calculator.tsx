'use client';

import { useEffect } from 'react';
import { calculatorCopy } from '@/content/calculator';
import type { CalculatorFacts } from '@/lib/calculator/calculator-facts';
import { describeCalculation } from '@/lib/calculator/describe-calculation';
import { workOut } from '@/lib/calculator/work-out';
import { Announcement } from './announcement';
import { CalculationActions } from './calculation-actions';
import { keepInUrl, linkFor } from './calculation-url';
import { EstimatePart } from './estimate-part';
import { WorkedExample } from './explanation';
import { InputPanel } from './input-panel';
import { adoptPrintStyles, PrintHead } from './print-head';
import { ResultsPanel } from './results-panel';
import { useCalculator } from './use-calculator';
import { useDebounced } from './use-debounced';

export interface SeedCalculatorProps {
  readonly facts: CalculatorFacts;
  /** How to reach the farm, for the printed page. */
  readonly contact: string;
  /** The number that questions about a calculation go to, as people write it. */
  readonly phone: string;
}

/** Seeds to land and land to seeds in one form; each change recalculates everything. */
export function SeedCalculator({ facts, contact, phone }: SeedCalculatorProps) {
  const { formRef, input, isEstimateOpen, setEstimateOpen, message, setMessage, update } =
    useCalculator(facts);
  const { fields, outcome, costs, calculation } = workOut(facts, input, isEstimateOpen);
  const link = calculation && linkFor(calculation.query);
  const partProps = { facts, fields, input };
  useDebounced(calculation?.query, keepInUrl);
  useEffect(adoptPrintStyles, []);

  return (
    <form
      ref={formRef}
      onInput={update}
      onSubmit={(event) => event.preventDefault()}
      className="-mx-gutter grid md:mx-0 lg:grid-cols-[5fr_7fr]"
    >
      <InputPanel {...partProps} />
      <section
        aria-label={calculatorCopy.results}
        className="instrument-results bg-plum px-gutter py-5 text-white md:p-7"
      >
        {calculation && link && (
          <>
            <PrintHead lines={[contact, calculation.description, link]} />
            <ResultsPanel facts={facts} result={calculation.result} />
            <CalculationActions {...calculation} phone={phone} link={link} onMessage={setMessage} />
          </>
        )}
        <Announcement
          description={calculation && describeCalculation(calculation.result, facts.includingVat)}
          prompt={outcome.kind === 'result' ? '' : calculatorCopy.noResult[outcome.kind]}
          message={message}
        />
        {outcome.kind === 'empty' && <WorkedExample variety={facts.varieties[0]} />}
      </section>
      {/* Stays mounted without a result, to keep what was entered. */}
      {(calculation || isEstimateOpen) && (
        <details
          hidden={!calculation}
          open={isEstimateOpen}
          onToggle={(event) => setEstimateOpen(event.currentTarget.open)}
          className="mx-gutter border-t border-line lg:col-span-2 lg:mx-0"
        >
          <summary className="font-semibold">{calculatorCopy.estimate}</summary>
          {isEstimateOpen && <EstimatePart {...partProps} costs={costs} />}
        </details>
      )}
    </form>
  );
}
