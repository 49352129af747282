/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { calculatorCopy } from '@/content/calculator';
import { calculatorFacts } from '@/content/calculator-facts';
import { calculate } from '@/lib/calculator/calculate';
import { type CalculatorInput, defaultInput } from '@/lib/calculator/input';
import { readFields } from '@/lib/calculator/read-field';
import { formatFraction, formatWhole } from '@/lib/numbers/format';
import { plainSpaces, resultOf } from '@/lib/testing/figures';
import { Explanation } from './explanation';

test('the explanation says what the calculator works out from the same figures', () => {
  const seeds = String(calculatorCopy.explanation.seeds);
  const work = (changes: Partial<CalculatorInput>) => {
    const input = { ...defaultInput(calculatorFacts), ...changes };
    return resultOf(calculate(calculatorFacts, input, readFields(calculatorFacts, input)));
  };
  const needed = work({ seeds });
  const land = formatFraction(needed.landSquareMetres);
  const back = work({ mode: 'landToSeeds', land });
  render(<Explanation variety={calculatorFacts.varieties[0]} />);
  const sentence = plainSpaces(screen.getByText(/the two answers differ/).textContent);
  expect(sentence).toContain(
    plainSpaces(
      `${formatWhole(needed.seeds)} seeds of ${needed.variety.name} need ${land} m², but ${land} m² takes ${formatWhole(back.seeds)} seeds.`,
    ),
  );
});
