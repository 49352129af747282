import { farm } from '../content/farm';

function answered(answer: string | undefined): string {
  if (answer) return answer;
  throw new Error('The filled farm has an empty answer: fill it in, in e2e/filled-farm/facts/.');
}

/** The contact details of the filled farm. */
export const phone = answered(farm.phone);
export const email = answered(farm.email);
