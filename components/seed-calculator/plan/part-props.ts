import { useEffect } from 'react';
import type { CalculatorResult } from '@/lib/calculator/calculate';
import type { PlanPart } from '../plan-part';

export interface PartProps {
  /** The calculation that this part goes on from. */
  readonly result: CalculatorResult;
  /** What a followed link says about this part. */
  readonly linked: URLSearchParams | undefined;
  /** Always the same function. */
  readonly onChange: (change: Partial<PlanPart>) => void;
}

/** Tells the calculator of a part's query and sentence whenever they have changed. */
export function useReport(query: string, sentence: string, onChange: PartProps['onChange']): void {
  useEffect(() => onChange({ query, sentence }), [query, sentence, onChange]);
}
