import type { Outcome } from '../numbers/read-number';
import { calculate } from './calculate';
import { type PartName, writeCalculationLink } from './calculation-link';
import type { CalculatorFacts } from './calculator-facts';
import { describeAll } from './describe-calculation';
import { type Estimate, estimate } from './estimate';
import type { CalculatorInput } from './input';
import { readFields } from './read-field';

/**
 * Everything that the calculator shows for an input, computed once per change; nothing for closed parts.
 * A calculation with a result has the query of its link and a description in sentences.
 */
export function workOut(
  facts: CalculatorFacts,
  input: CalculatorInput,
  openParts: readonly PartName[],
) {
  // The count of cloves affects the result only while its part is open.
  const counted = openParts.includes('weight') ? input : { ...input, cloves: '' };
  const fields = readFields(facts, counted);
  const outcome = calculate(facts, input, fields);
  const result = outcome.kind === 'result' ? outcome.value : undefined;
  let costs: Outcome<Estimate> = { kind: 'empty' };
  if (result && openParts.includes('estimate')) costs = estimate(facts, result, input, fields);
  const calculation = result && {
    result,
    query: writeCalculationLink(input, openParts, fields),
    description: describeAll(result, costs),
  };
  return { fields, outcome, costs, calculation };
}
