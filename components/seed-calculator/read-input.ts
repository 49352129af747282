import { varieties } from '@/content/varieties';
import type { CalculatorInput, Mode } from '@/lib/calculator/calculate';
import type { LandUnit } from '@/lib/calculator/seed-arithmetic';

export const modes = ['seedsToLand', 'landToSeeds'] as const satisfies readonly Mode[];
export const units = ['sqm', 'hectare', 'acre'] as const satisfies readonly LandUnit[];

export const defaultInput: CalculatorInput = {
  mode: 'seedsToLand',
  variety: varieties[0],
  seeds: '',
  land: '',
  unit: 'sqm',
};

/** What stands in the calculator's form; fields that are not shown keep what they had. */
export function readInput(form: HTMLFormElement, previous: CalculatorInput): CalculatorInput {
  const data = new FormData(form);
  const text = (name: 'seeds' | 'land') => {
    const value = data.get(name);
    return typeof value === 'string' ? value : previous[name];
  };
  return {
    mode: modes.find((mode) => mode === data.get('mode')) ?? previous.mode,
    variety: varieties.find(({ key }) => key === data.get('variety')) ?? previous.variety,
    seeds: text('seeds'),
    land: text('land'),
    unit: units.find((unit) => unit === data.get('unit')) ?? previous.unit,
  };
}
