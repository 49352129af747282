/** What the seed calculator works from; it is written into the page for the island. */
import {
  fieldPrices,
  processingCapacityTonsPerHour,
  processingPrices,
  travelPrice,
} from './prices';
import { varieties } from './varieties';

export const calculatorFacts = {
  varieties,
  fieldPrices,
  processingPrices,
  travelPrice,
  processingCapacityTonsPerHour,
} as const;

export type CalculatorFacts = typeof calculatorFacts;
