import { farm } from '../content/farm';

/** The contact details of the example farm. */
export const { phone, email } = farm;
