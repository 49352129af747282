import { farm } from '../content/farm';

function answered(answer: string | undefined): string {
  if (answer) return answer;
  throw new Error('The filled farm has an empty answer: fill it in, in e2e/filled-farm/facts/.');
}

/** How to reach the farm on which the tests stand. */
export const phone = answered(farm.phone);
export const email = answered(farm.email);
