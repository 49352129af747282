import type { CalculatorFacts } from './calculator-facts';
import { type LandUnit, units } from './seed-arithmetic';
import type { Price } from './service-prices';
import { linkKey, type Variety } from './variety';

export const modes = ['seedsToLand', 'landToSeeds'] as const;

export type Mode = (typeof modes)[number];

export const serviceKey = ({ service }: Price) => linkKey(service);

/**
 * The input of the calculator by the names of its controls, which are also the keys of a link.
 * Numbers are text, as typed.
 */
export interface CalculatorInput {
  readonly mode: Mode;
  /** The key of a variety. */
  readonly variety: string;
  readonly seeds: string;
  readonly land: string;
  readonly unit: LandUnit;
  /** Keys of the chosen services. */
  readonly services: readonly string[];
  readonly tons: string;
  /** Kilometres from the facility. */
  readonly km: string;
}

/** Whether a service is chosen. */
export function isChosen({ services }: CalculatorInput, price: Price): boolean {
  return services.includes(serviceKey(price));
}

/** Whether the farm may travel to the grower: for work on the land, or while no service is chosen. */
export function mayTravel({ fieldPrices }: CalculatorFacts, input: CalculatorInput): boolean {
  return input.services.length === 0 || fieldPrices.some((price) => isChosen(input, price));
}

function oneOf<Choice extends string>(choices: readonly [Choice, ...Choice[]], value: string) {
  return choices.find((choice) => choice === value) ?? choices[0];
}

/** The variety with a key; the first one for an unknown key. */
export function varietyOf({ varieties }: CalculatorFacts, key: string): Variety {
  return varieties.find((variety) => variety.key === key) ?? varieties[0];
}

/** A value of the input as a form or a link writes it: the keys of services with a space between them. */
export function textOf(input: CalculatorInput, name: keyof CalculatorInput): string {
  return name === 'services' ? input.services.join(' ') : input[name];
}

/** Reads the values of a form or a link, as `textOf` writes them; an unknown choice becomes the default. */
export function chooseInput(
  facts: CalculatorFacts,
  value: (name: keyof CalculatorInput) => string,
): CalculatorInput {
  const services = value('services').split(' ');
  const serviceKeys = [...facts.fieldPrices, ...facts.processingPrices].map(serviceKey);
  return {
    mode: oneOf(modes, value('mode')),
    variety: varietyOf(facts, value('variety')).key,
    seeds: value('seeds'),
    land: value('land'),
    unit: oneOf(units, value('unit')),
    services: serviceKeys.filter((key) => services.includes(key)),
    tons: value('tons'),
    km: value('km'),
  };
}

/** The initial input; services on the land are preselected. */
export function defaultInput(facts: CalculatorFacts): CalculatorInput {
  return chooseInput(facts, (name) =>
    name === 'services' ? facts.fieldPrices.map(serviceKey).join(' ') : '',
  );
}
