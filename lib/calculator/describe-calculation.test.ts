import { varieties } from '@/content/varieties';
import { calculate } from './calculate';
import { defaultInput } from './choices';
import { describeCalculation } from './describe-calculation';

function say(changes: Partial<typeof defaultInput>): string {
  const calculation = calculate({ ...defaultInput, ...changes });
  if (calculation.kind !== 'result') throw new Error('There is nothing to describe.');
  return describeCalculation(calculation).join(' ').replaceAll('\u00a0', ' ');
}

test('says what land a number of seeds needs', () => {
  expect(say({ seeds: '200000' })).toBe(
    '200 000 Pink Egyptian seeds (cloves) need 9 900 m² of land (0,9900 hectares), paths included, at 15 × 30 cm. Water as a planning figure: 99 000 L a week, 1 980 000 L a season.',
  );
});

test('says how many seeds a piece of land takes', () => {
  const [, , , , giantElephant] = varieties;
  expect(say({ mode: 'landToSeeds', land: '1', unit: 'hectare', variety: giantElephant })).toBe(
    '10 000 m² of land (1,0000 hectares), paths included, takes 112 500 Giant/Elephant seeds (cloves) at 20 × 40 cm. Water as a planning figure: 100 000 L a week, 2 000 000 L a season.',
  );
});
