import { calculatorFacts } from '@/content/calculator-facts';
import { type CalculatorInput, chooseInput, defaultInput, reconcileUnit } from './input';
import { units } from './seed-arithmetic';

const defaults = defaultInput(calculatorFacts);
const before: CalculatorInput = { ...defaults, mode: 'landToSeeds' };

test.each([
  ['hectare', ['2 ha', '2,5 Hectares', '2 hektaar', '1,000 ha']],
  ['acre', ['3ac', '3 acres.', '2 akkers']],
  ['sqm', ['500 m²', '500 m^2', '500 sq. m', '5 square metres', '1 vierkante meter']],
] as const)('takes %s for the unit where it is typed behind the land: %j', (unit, typed) => {
  for (const land of typed) {
    for (const chosen of units) {
      const entered = { ...before, unit: chosen };
      expect(reconcileUnit({ ...entered, land }, entered)).toEqual({ ...entered, land, unit });
    }
  }
});

test('takes a typed unit away when another is chosen after it', () => {
  const typed: CalculatorInput = { ...before, land: '2,5 ha', unit: 'hectare' };
  const chosen = { ...typed, unit: 'acre' } as const;
  expect(reconcileUnit(chosen, typed)).toEqual({ ...chosen, land: '2,5' });
});

test.each(['', '2 h', '12 kg', '2 x ha'])('leaves the unit alone for %j', (land) => {
  expect(reconcileUnit({ ...before, land }, before)).toEqual({ ...before, land });
});

test.each(['return', 'single'] as const)(
  'the kilometres count as the farm says, %s, until the visitor chooses',
  (trip) => {
    const facts = { ...calculatorFacts, trip };
    expect(defaultInput(facts).trip).toBe(trip);
    expect(chooseInput(facts, (name) => (name === 'trip' ? 'single' : '')).trip).toBe('single');
  },
);
