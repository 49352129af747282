import { useCallback, useMemo } from 'react';
import { calculatorWords } from '@/content/calculator';
import type { CalculatorResult } from '@/lib/calculator/calculate';
import { parts } from './plan/plan';
import type { PartName, PlanPart } from './plan-part';

export interface FurtherPartProps {
  readonly name: PartName;
  readonly isOpen: boolean;
  readonly result: CalculatorResult;
  /** What a followed link says about this part. */
  readonly linked: URLSearchParams | undefined;
  /** Always the same function. */
  readonly onChange: (name: PartName, change: Partial<PlanPart>) => void;
}

/** A part of the calculator that is worked out when somebody opens it. */
export function FurtherPart({ name, isOpen, result, linked, onChange }: FurtherPartProps) {
  const change = useCallback(
    (changed: Partial<PlanPart>) => onChange(name, changed),
    [name, onChange],
  );
  // What a part tells of itself renders all again, but not the part that told it.
  const part = useMemo(() => {
    const Part = parts[name];
    return isOpen && <Part result={result} linked={linked} onChange={change} />;
  }, [isOpen, name, result, linked, change]);
  return (
    <details
      open={isOpen}
      onToggle={(event) => change({ isOpen: event.currentTarget.open })}
      className="border-t border-line"
    >
      <summary className="min-h-11 py-2.5 font-semibold">{calculatorWords.more[name]}</summary>
      {part}
    </details>
  );
}
