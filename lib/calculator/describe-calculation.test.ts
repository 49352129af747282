import { plainSpaces, resultOf } from '../testing/figures';
import { calculate } from './calculate';
import { calculatorFacts } from './calculator-facts';
import { describeAll, describeCalculation } from './describe-calculation';
import { estimate } from './estimate';
import { type CalculatorInput, defaultInput } from './input';
import { readFields } from './read-field';

const defaults = defaultInput(calculatorFacts);

test.each<[Partial<CalculatorInput>, sentences: string, estimate: string]>([
  [
    { seeds: '200000', km: '80' },
    '200 000 Pink Egyptian seeds (cloves) need 9 900 m² of land (0,9900 hectares), pathways included, at 15 × 30 cm. That is 1 600 kg of seed at 125 cloves per kilogram, R192 000,00 at R120 per kilogram. Water as a planning figure: 99 000 L per week, 1 980 000 L per season.',
    ' Services, as an estimate and not a quote: Bed shaping R990,00, Planting R2 475,00, Harvesting R3 465,00, Travelling, there and back R880,00; total R7 810,00. Seed R192 000,00; services and seed R199 810,00.',
  ],
  [
    { mode: 'landToSeeds', land: '1', unit: 'hectare', variety: 'white-eastern', services: [] },
    '10 000 m² of land (1,0000 hectares), pathways included, takes 200 000 White Eastern seeds (cloves) at 15 × 30 cm. That is 2 000 kg of seed at 100 cloves per kilogram, its price on request. Water as a planning figure: 100 000 L per week, 2 000 000 L per season.',
    '',
  ],
  [
    { mode: 'landToSeeds', land: '1', unit: 'hectare', variety: 'giant-elephant', services: [] },
    '10 000 m² of land (1,0000 hectares), pathways included, takes 112 500 Giant/Elephant seeds (cloves) at 20 × 40 cm. Water as a planning figure: 100 000 L per week, 2 000 000 L per season.',
    '',
  ],
])('puts %j into sentences, with the estimate while it is open', (changes, sentences, costs) => {
  const input = { ...defaults, ...changes };
  const fields = readFields(calculatorFacts, input);
  const result = resultOf(calculate(calculatorFacts, input, fields));
  expect(plainSpaces(describeCalculation(result))).toBe(sentences);
  expect(describeAll(result, { kind: 'empty' })).toBe(describeCalculation(result));
  const all = plainSpaces(describeAll(result, estimate(calculatorFacts, result, input, fields)));
  expect(all).toBe(sentences + costs);
});
