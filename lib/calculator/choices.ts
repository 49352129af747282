import { varieties } from '@/content/varieties';
import type { CalculatorInput, Mode } from './calculate';
import type { LandUnit } from './seed-arithmetic';

export const modes = ['seedsToLand', 'landToSeeds'] as const satisfies readonly Mode[];
export const units = ['sqm', 'hectare', 'acre'] as const satisfies readonly LandUnit[];

export const defaultInput: CalculatorInput = {
  mode: 'seedsToLand',
  variety: varieties[0],
  seeds: '',
  land: '',
  unit: 'sqm',
};

/** The values of a form or a link as our own choices; the default where one is none of ours. */
export function chooseInput(value: (name: keyof CalculatorInput) => string): CalculatorInput {
  return {
    mode: modes.find((mode) => mode === value('mode')) ?? defaultInput.mode,
    variety: varieties.find(({ key }) => key === value('variety')) ?? defaultInput.variety,
    seeds: value('seeds'),
    land: value('land'),
    unit: units.find((unit) => unit === value('unit')) ?? defaultInput.unit,
  };
}
