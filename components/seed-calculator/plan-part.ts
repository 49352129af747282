import type { CalculatorInput, CalculatorResult } from '@/lib/calculator/calculate';
import { writeCalculationLink } from '@/lib/calculator/calculation-link';
import { describeCalculation } from '@/lib/calculator/describe-calculation';

/** What a further part of the calculator adds to the link and to the words of a calculation. */
export interface PlanPart {
  readonly isOpen: boolean;
  /** What it adds to the query of a link, by readable keys: `services=planting&tons=12`. */
  readonly query: string;
  /** Empty while there is nothing to say. */
  readonly sentence: string;
}

export const partNames = ['bed', 'estimate'] as const;
export type PartName = (typeof partNames)[number];
export type PlanParts = Readonly<Record<PartName, PlanPart>>;

const keys = {
  bed: ['cloves'],
  estimate: ['services', 'tons', 'km', 'trip'],
} as const satisfies Record<PartName, readonly string[]>;

/** A part as a followed link has it: open when the link has a key of it. */
export function linkedPart(name: PartName, query: URLSearchParams): PlanPart {
  const entries = [...query].filter(([key]) => keys[name].some((known) => known === key));
  return { isOpen: entries.length > 0, query: String(new URLSearchParams(entries)), sentence: '' };
}

function openParts(parts: PlanParts): PlanPart[] {
  return Object.values(parts).filter(({ isOpen }) => isOpen);
}

/** A calculation with all that is worked out further, in words. */
export function sayAll(result: CalculatorResult, parts: PlanParts): string {
  const further = openParts(parts).map(({ sentence }) => sentence);
  return [...describeCalculation(result), ...further].filter(Boolean).join(' ');
}

/** The query of a link to a calculation with all that is worked out further; empty without one. */
export function queryFor(input: CalculatorInput, parts: PlanParts): string {
  const query = writeCalculationLink(input);
  if (String(query) === '') return '';
  return [String(query), ...openParts(parts).map((part) => part.query)].filter(Boolean).join('&');
}
