/** How we do business, in the owner's answers of facts/terms.json and facts/farm.json. */
import { z } from 'zod';
import { daysBetween, readBuildDay } from './facts/days';
import { type Facts, factsShape } from './facts/shapes/facts';
import { facts } from './facts/shown';
import { openingDays } from './opening-days';
import type { Route } from './pages';

/** The owner's answers, by the label of the question; undefined where there is none. */
export type BusinessTerms = Readonly<Record<string, string | undefined>>;

/** A group of answers, each by the label of its question. */
function byLabel(
  { shape }: z.ZodObject<z.core.$ZodShape>,
  answers: Readonly<Record<string, string | undefined>>,
): BusinessTerms {
  const labelled = Object.entries(answers).map(([name, answer]) => {
    const part = shape[name];
    return [(part && z.globalRegistry.get(part)?.label) ?? name, answer] as const;
  });
  return Object.fromEntries(labelled);
}

const farmShape = factsShape.shape.farm;
const termsShape = factsShape.shape.terms.shape;
const { farm, terms } = facts;
/** Beside the varieties; the rest is below the prices. */
export const { kitchens, ...garlic } = terms.garlic;
const { asOf, ...health } = terms.health;

const openingHours = farm.openingHours?.map(
  ({ days, opens, closes }) => `${openingDays[days]} ${opens} to ${closes}`,
);

/** The farm as a whole, and its two businesses if they are elsewhere. */
export const businesses: Readonly<Record<Route, Facts['farm']['cattleBusiness']>> = {
  '/': { address: farm.address },
  '/bonsmara': farm.cattleBusiness,
  '/garlic': farm.garlicBusiness,
};

/** Beside the contact form of a page. */
export function contactTerms(route: Route): BusinessTerms {
  const { address, areaServed } = businesses[route];
  const { registeredNames, answers } = farm;
  return {
    ...byLabel(farmShape, { registeredNames, address: address ?? farm.address }),
    ...byLabel(farmShape.shape.cattleBusiness.unwrap(), { areaServed }),
    ...byLabel(farmShape, { answers, openingHours: openingHours?.join(', ') }),
  };
}

/** Beside the contact form, in Afrikaans, where enquiries in it are answered. */
export const afrikaansWelcome = farm.afrikaans === 'yes' && 'Skryf gerus in Afrikaans.';

/** Below the services of the cattle page. */
export const cattleTerms = byLabel(termsShape.cattle.unwrap(), terms.cattle);

const kilometresCount = {
  oneWay: 'Kilometres are charged one way.',
  return: 'Kilometres are charged both ways.',
};

/** Below the papers that come with an animal, with the day on which the owner last confirmed them. */
export const healthTerms = byLabel(termsShape.health.unwrap(), health);

/** For how many days the answers are shown after the day they were confirmed. */
const maxHealthDays = 60;

/** Whether answers of a day, as `2026-03-31`, are still shown on another. */
export function isHealthShown(asOf: string | undefined, day: string): boolean {
  return asOf !== undefined && daysBetween(asOf, day) <= maxHealthDays;
}

export const healthAsOf = isHealthShown(asOf, readBuildDay()) ? asOf : undefined;

/** Beside the price of travelling. */
export const travelNote = kilometresCount[terms.kilometres];

const vat = {
  included: 'VAT is included.',
  added: 'VAT is added.',
  none: 'No VAT is charged.',
};

/** Beside all garlic prices. */
export const vatNote = vat[terms.vat];

/** Below the prices of the garlic page. */
export const garlicTerms = byLabel(termsShape.garlic.unwrap(), garlic);

/** Below the saving. */
export const savingBasis = terms.savingBasis ?? '';
