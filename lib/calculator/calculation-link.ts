import type { CalculatorInput } from './calculate';
import { chooseInput } from './choices';
import { parseDecimal } from './parse-decimal';

export interface LinkedCalculation {
  readonly input: CalculatorInput;
  /** Whether something in the link was none of ours and gave way to the default. */
  readonly isFaulty: boolean;
}

// Longer than any number the calculator takes; what is longer was not written by it.
const mostDigits = 30;

/** A number as links carry it, without spaces and with a decimal point: `2500`, `0.5`. */
export function numberForLink(text: string): string {
  return text.replace(/\s/g, '').replace(',', '.');
}

/** A number out of a link as growers write it; empty where the link holds no number. */
export function numberFromLink(text: string | null): string {
  if (text === null || text.length > mostDigits || !parseDecimal(text)) return '';
  return text.replace('.', ',');
}

/**
 * The calculation that a link carries, such as `?variety=shani&land=2.5&unit=hectare`. Whatever in
 * it is hostile, broken or of an older site falls back to the default. Undefined when the link has
 * neither seeds nor land.
 */
export function readCalculationLink(query: URLSearchParams): LinkedCalculation | undefined {
  if (!query.has('seeds') && !query.has('land')) return undefined;
  const mode = query.has('seeds') ? 'seedsToLand' : 'landToSeeds';
  const input = chooseInput((name) => {
    if (name === 'mode') return mode;
    const value = query.get(name);
    return name === 'seeds' || name === 'land' ? numberFromLink(value) : (value ?? '');
  });
  const understood: Record<string, string> = { ...input, variety: input.variety.key };
  const isFaulty = ['variety', 'seeds', 'land', 'unit'].some((name) => {
    const value = query.get(name);
    return value !== null && numberForLink(value) !== numberForLink(understood[name] ?? '');
  });
  return { input, isFaulty };
}

/** The query of a link that carries what is being calculated; empty when that is nothing yet. */
export function writeCalculationLink({ mode, variety, seeds, land, unit }: CalculatorInput) {
  const typed = mode === 'seedsToLand' ? seeds : land;
  const size = numberForLink(typed);
  if (!parseDecimal(typed)) return new URLSearchParams();
  return new URLSearchParams(
    mode === 'seedsToLand'
      ? { variety: variety.key, seeds: size }
      : { variety: variety.key, land: size, unit },
  );
}
