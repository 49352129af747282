/** What the seed calculator works from; it is written into the page for the island. */

import { facts } from '@/lib/facts/shown';
import { vatNote } from './business-terms';
import { fieldPrices, processingPrices, travelPrice } from './prices';
import { varieties } from './varieties';

export const calculatorFacts = {
  varieties,
  fieldPrices,
  processingPrices,
  travelPrice,
  vatNote,
  /** How the kilometres of a job count. */
  trip: facts.terms.kilometres === 'oneWay' ? 'single' : 'return',
} as const;

export type CalculatorFacts = typeof calculatorFacts;
