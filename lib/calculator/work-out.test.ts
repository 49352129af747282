import { partNames } from './calculation-link';
import { calculatorFacts } from './calculator-facts';
import { defaultInput } from './input';
import { workOut } from './work-out';

const input = { ...defaultInput(calculatorFacts), seeds: '5000', cloves: '100', km: '80' };

test('what a closed part would add is worked out once the part is open', () => {
  const closed = workOut(calculatorFacts, input, []);
  expect(closed.costs).toEqual({ kind: 'empty' });
  expect(closed.calculation?.words).not.toMatch(/100 cloves|Travelling/);
  const open = workOut(calculatorFacts, input, partNames);
  expect(open.costs.kind).toBe('result');
  expect(open.calculation?.words).toMatch(/100 cloves.*Travelling/);
});
