import { calculate } from './calculate';
import { writeCalculationLink } from './calculation-link';
import type { CalculatorFacts } from './calculator-facts';
import { describeCalculation, describeEstimate } from './describe-calculation';
import { estimate } from './estimate';
import type { CalculatorInput } from './input';
import { readFields } from './read-field';

/**
 * Everything that the calculator shows for an input, computed once per change; no costs while the estimate is closed.
 * A calculation with a result has the query of its link and a description in sentences.
 */
export function workOut(facts: CalculatorFacts, input: CalculatorInput, isEstimateOpen: boolean) {
  const fields = readFields(input);
  const outcome = calculate(facts, input, fields);
  if (outcome.kind !== 'result') return { fields, outcome };
  const result = outcome.value;
  const costs = isEstimateOpen ? estimate(facts, result, input, fields) : undefined;
  const sentences = [describeCalculation(result, facts.includingVat)];
  if (costs) sentences.push(describeEstimate(costs));
  const query = writeCalculationLink(input, isEstimateOpen, fields);
  const calculation = { result, query, description: sentences.join(' ') };
  return { fields, outcome, costs, calculation };
}
