/** All that the calculator fetches once somebody opens a further part of it. */
import { BedPart } from './bed-part';
import { EstimatePart } from './estimate-part';

export const parts = { bed: BedPart, estimate: EstimatePart } as const;
