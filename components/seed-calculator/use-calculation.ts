import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type Calculation,
  type CalculatorInput,
  type CalculatorResult,
  calculate,
} from '@/lib/calculator/calculate';
import { readCalculationLink } from '@/lib/calculator/calculation-link';
import { defaultInput } from '@/lib/calculator/choices';
import { fillIn, readInput } from './read-input';

interface Worked {
  readonly input: CalculatorInput;
  readonly calculation: Calculation;
  /** The last result there was: what is worked out further stands on it. */
  readonly lastResult?: CalculatorResult | undefined;
}

export interface FollowedLink {
  readonly query: URLSearchParams;
  /** Whether something in it gave way to a default. */
  readonly isFaulty: boolean;
}

/** What stands in the calculator's form, worked out at every change, and the link it came by. */
export function useCalculation() {
  const formRef = useRef<HTMLFormElement>(null);
  const [worked, setWorked] = useState<Worked>({
    input: defaultInput,
    calculation: { kind: 'empty' },
  });
  const [followed, setFollowed] = useState<FollowedLink>();

  const update = useCallback(() => {
    if (!formRef.current) return;
    const input = readInput(formRef.current);
    const calculation = calculate(input);
    setWorked(({ lastResult }) => ({
      input,
      calculation,
      lastResult: calculation.kind === 'result' ? calculation : lastResult,
    }));
  }, []);

  // What was typed before this woke up, or was restored by the browser, counts as well, and for
  // more than the link that the visitor came by.
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const query = new URLSearchParams(location.search);
    const linked = readCalculationLink(query);
    const { seeds, land } = readInput(form);
    if (linked && !seeds && !land) {
      fillIn(form, linked.input);
      setFollowed({ query, isFaulty: linked.isFaulty });
    }
    update();
  }, [update]);

  return { formRef, ...worked, followed, update };
}
