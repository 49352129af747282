import { fraction } from '../numbers/fraction';
import { calculate } from './calculate';
import { describeCalculation, describeEstimate } from './describe-calculation';
import { estimate } from './estimate';
import { defaultInput } from './input';

function say(changes: Partial<typeof defaultInput>): string {
  const calculation = calculate({ ...defaultInput, ...changes });
  if (calculation.kind !== 'result') throw new Error('There is nothing to describe.');
  return describeCalculation(calculation.value).replaceAll('\u00a0', ' ');
}

test('says what land a number of seeds needs', () => {
  expect(say({ seeds: '200000' })).toBe(
    '200 000 Pink Egyptian seeds (cloves) need 9 900 m² of land (0,9900 hectares), pathways included, at 15 × 30 cm. Water as a planning figure: 99 000 L per week, 1 980 000 L per season.',
  );
});

test('says how many seeds a piece of land takes', () => {
  expect(say({ mode: 'landToSeeds', land: '1', unit: 'hectare', variety: 'giant-elephant' })).toBe(
    '10 000 m² of land (1,0000 hectares), pathways included, takes 112 500 Giant/Elephant seeds (cloves) at 20 × 40 cm. Water as a planning figure: 100 000 L per week, 2 000 000 L per season.',
  );
});

test('says what the services cost, line by line', () => {
  const costs = estimate(fraction(10_000), { ...defaultInput, km: '80', trip: 'single' });
  if (costs.kind !== 'result') throw new Error('There is nothing to describe.');
  expect(describeEstimate(costs.value).replaceAll('\u00a0', ' ')).toBe(
    'Services, as an estimate and not a quote: Bed shaping R1 000,00, Planting R2 500,00, Harvesting R3 500,00, Travelling, one way R440,00; total R7 440,00.',
  );
});
