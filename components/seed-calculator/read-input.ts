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

/** What stands in the calculator's form; the default where a choice is none of ours. */
export function readInput(form: HTMLFormElement): CalculatorInput {
  const data = new FormData(form);
  const typed = (name: 'seeds' | 'land') => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    mode: modes.find((mode) => mode === data.get('mode')) ?? defaultInput.mode,
    variety: varieties.find(({ key }) => key === data.get('variety')) ?? defaultInput.variety,
    seeds: typed('seeds'),
    land: typed('land'),
    unit: units.find((unit) => unit === data.get('unit')) ?? defaultInput.unit,
  };
}
