import { calculatorFacts } from '@/content/calculator-facts';
import { fieldPrices, travelPrice } from '@/content/prices';
import { plainSpaces, resultOf } from '../testing/result-of';
import { calculate } from './calculate';
import { partNames } from './calculation-link';
import { describeAll, describeCalculation } from './describe-calculation';
import { type CalculatorInput, defaultInput } from './input';
import { costOf, type Item } from './test-costs';

const defaults = defaultInput(calculatorFacts);
const onLand = fieldPrices.map((price): Item => [0.99, price]);
const onRoad: Item = [80, travelPrice];
const lines = onLand.map(([size, price]) => `${price.service} ${costOf([size, price])}`);

test.each<[Partial<CalculatorInput>, ...sentences: string[]]>([
  [
    { seeds: '200000', cloves: '125', km: '80', trip: 'single' },
    '200 000 Pink Egyptian seeds (cloves) need 9 900 m² of land (0,9900 hectares), pathways included, at 15 × 30 cm. Water as a planning figure: 99 000 L per week, 1 980 000 L per season.',
    'That is 1 600 kg of seed at 125 cloves per kilogram.',
    `Services, as an estimate and not a quote: ${lines.join(', ')}, Travelling, one way ${costOf(onRoad)}; total ${costOf(...onLand, onRoad)}.`,
  ],
  [
    { mode: 'landToSeeds', land: '1', unit: 'hectare', variety: 'giant-elephant', services: '' },
    '10 000 m² of land (1,0000 hectares), pathways included, takes 112 500 Giant/Elephant seeds (cloves) at 20 × 40 cm. Water as a planning figure: 100 000 L per week, 2 000 000 L per season.',
  ],
])('puts %j into sentences, one for each open part that has a result', (changes, ...sentences) => {
  const input = { ...defaults, ...changes };
  const result = resultOf(calculate(calculatorFacts, input));
  expect(describeAll(calculatorFacts, result, input, [])).toBe(describeCalculation(result));
  expect(plainSpaces(describeCalculation(result))).toBe(sentences[0]);
  expect(plainSpaces(describeAll(calculatorFacts, result, input, partNames))).toBe(
    plainSpaces(sentences.join(' ')),
  );
});
