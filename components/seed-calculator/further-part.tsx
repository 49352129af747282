import { useCallback, useEffect, useMemo, useState } from 'react';
import { calculatorFaults, calculatorWords } from '@/content/calculator';
import type { CalculatorResult } from '@/lib/calculator/calculate';
import type { PartName, PlanPart } from './plan-part';

type Plan = typeof import('./plan/plan');

export interface FurtherPartProps {
  readonly name: PartName;
  readonly isOpen: boolean;
  readonly result: CalculatorResult;
  /** What a followed link says about this part. */
  readonly linked: URLSearchParams | undefined;
  /** Always the same function. */
  readonly onChange: (name: PartName, change: Partial<PlanPart>) => void;
}

/** A part of the calculator that is fetched when somebody opens it. */
export function FurtherPart({ name, isOpen, result, linked, onChange }: FurtherPartProps) {
  const [plan, setPlan] = useState<Plan | 'failed'>();
  const change = useCallback(
    (changed: Partial<PlanPart>) => onChange(name, changed),
    [name, onChange],
  );

  useEffect(() => {
    if (!isOpen) return;
    import('./plan/plan').then(
      (loaded) => setPlan(() => loaded),
      () => setPlan('failed'),
    );
  }, [isOpen]);

  // What a part tells of itself renders all again, but not the part that told it.
  const part = useMemo(() => {
    if (typeof plan !== 'object') return undefined;
    const Part = plan.parts[name];
    return <Part result={result} linked={linked} onChange={change} />;
  }, [plan, name, result, linked, change]);
  return (
    <details
      open={isOpen}
      onToggle={(event) => change({ isOpen: event.currentTarget.open })}
      className="border-t border-line"
    >
      <summary className="min-h-11 py-2.5 font-semibold">{calculatorWords.more[name]}</summary>
      {part}
      {plan === 'failed' && <p role="alert">{calculatorFaults.notArrived}</p>}
    </details>
  );
}
