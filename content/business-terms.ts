/** How we do business, in the owner's answers of facts/terms.json and facts/farm.json. */
import { isRecent, readBuildDay } from '@/lib/facts/days';
import { type LabelledAnswer, labelAnswers } from '@/lib/facts/labelled-answers';
import { type Facts, facts, factsSchema } from '@/lib/facts/shown';
import type { Route } from './pages';

const { farm: farmSchema, terms: termsSchema } = factsSchema.shape;
const { farm, terms } = facts;
/** Beside the varieties; the rest is below the prices. */
export const { kitchens, ...garlic } = terms.garlic;
const { asOf, ...health } = terms.health;

const openingDays = {
  weekdays: 'Monday to Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};
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
export function contactTerms(route: Route): readonly LabelledAnswer[] {
  const { address, areaServed } = businesses[route];
  const { registeredNames, answers } = farm;
  return [
    ...labelAnswers(farmSchema, { registeredNames, address: address ?? farm.address }),
    ...labelAnswers(farmSchema.shape.cattleBusiness.unwrap(), { areaServed }),
    ...labelAnswers(farmSchema, { answers, openingHours: openingHours?.join(', ') }),
  ];
}

/** Beside the contact form, in Afrikaans, where enquiries in it are answered. */
export const afrikaansWelcome = farm.afrikaans === 'yes' && 'Skryf gerus in Afrikaans.';

/** Below the services of the cattle page. */
export const cattleTerms = labelAnswers(termsSchema.shape.cattle.unwrap(), terms.cattle);

const kilometresCount = {
  oneWay: 'Kilometres are charged one way.',
  return: 'Kilometres are charged both ways.',
};

/** Below the papers that come with an animal, with the day on which the owner last confirmed them. */
export const healthTerms = labelAnswers(termsSchema.shape.health.unwrap(), health);

/** For how many days the answers are shown after the day they were confirmed. */
const maxHealthDays = 60;

export const healthAsOf = isRecent(asOf, readBuildDay(), maxHealthDays) ? asOf : undefined;

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
export const garlicTerms = labelAnswers(termsSchema.shape.garlic.unwrap(), garlic);

/** Below the saving. */
export const savingBasis = terms.savingBasis ?? '';
