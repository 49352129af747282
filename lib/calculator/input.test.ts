import { calculatorFacts } from '@/content/calculator-facts';
import { chooseInput, defaultInput } from './input';

test.each(['return', 'single'] as const)(
  'the kilometres count as the farm says, %s, until the visitor chooses',
  (trip) => {
    const facts = { ...calculatorFacts, trip };
    expect(defaultInput(facts).trip).toBe(trip);
    expect(chooseInput(facts, (name) => (name === 'trip' ? 'single' : '')).trip).toBe('single');
  },
);
