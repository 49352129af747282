'use client';

import { useState } from 'react';
import { calculatorFaults, calculatorWords } from '@/content/calculator';
import { describeCalculation } from '@/lib/calculator/describe-calculation';
import { Announcement } from './announcement';
import { CalculationActions } from './calculation-actions';
import { FurtherPart } from './further-part';
import { InputPanel } from './input-panel';
import { keepInAddress, linkFor } from './keep-in-address';
import { OfflineMark } from './offline-mark';
import { partNames, queryFor, sayAll } from './plan-part';
import { PrintHead } from './print-head';
import { ResultsPanel } from './results-panel';
import { useCalculation } from './use-calculation';
import { usePlanParts } from './use-plan-parts';
import { useRest } from './use-rest';

export interface SeedCalculatorProps {
  /** How to reach the farm, a line each, for the printed page. */
  readonly contactLines: readonly string[];
}

function say(calculation: ReturnType<typeof useCalculation>['calculation']): string {
  if (calculation.kind === 'result') return describeCalculation(calculation).join(' ');
  return calculation.kind === 'problem' ? calculation.problem : calculatorWords.noResult;
}

/** Seeds to land and land to seeds, worked out again at every change. */
export function SeedCalculator({ contactLines }: SeedCalculatorProps) {
  const [note, setNote] = useState<string>();
  const { formRef, input, calculation, lastResult, followed, update } = useCalculation();
  const { parts, changePart } = usePlanParts(followed?.query);
  const query = queryFor(input, parts);
  useRest(query, keepInAddress);
  const isResult = calculation.kind === 'result';
  const words = isResult ? sayAll(calculation, parts) : '';
  const link = isResult ? linkFor(query) : '';

  function onInput() {
    setNote('');
    update();
  }

  return (
    <div className="grid gap-10 md:grid-cols-2">
      <form
        ref={formRef}
        onInput={onInput}
        onSubmit={(event) => event.preventDefault()}
        className="grid content-start gap-6"
      >
        <InputPanel mode={input.mode} onStep={onInput} />
        <OfflineMark />
      </form>
      <section aria-label={calculatorWords.results}>
        {isResult && (
          <>
            <PrintHead lines={[contactLines.join(', '), words, link]} />
            <ResultsPanel result={calculation} />
            <CalculationActions words={words} link={link} onNote={setNote} />
          </>
        )}
        <Announcement
          text={say(calculation)}
          isVisible={!isResult}
          note={note ?? (followed?.isFaulty ? calculatorFaults.faultyLink : '')}
        />
      </section>
      {lastResult && (
        <div className="contents" hidden={!isResult}>
          {partNames.map((name) => (
            <FurtherPart
              key={name}
              name={name}
              isOpen={parts[name].isOpen}
              result={lastResult}
              linked={followed?.query}
              onChange={changePart}
            />
          ))}
        </div>
      )}
    </div>
  );
}
