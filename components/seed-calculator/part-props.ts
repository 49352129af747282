import type { CalculatorFacts } from '@/content/calculator-facts';
import type { CalculatorResult } from '@/lib/calculator/calculate';
import type { CalculatorInput } from '@/lib/calculator/input';

/** What a part of the calculator works from; it is hidden while there is no result. */
export interface PartProps {
  readonly facts: CalculatorFacts;
  readonly result: CalculatorResult | undefined;
  readonly input: CalculatorInput;
}
