/** How we do business, in the owner's answers of facts/terms.json and facts/farm.json. */
import { facts } from './facts/shown';
import { openingDays } from './opening-days';
import type { Route } from './pages';
import type { Facts } from './shapes';

/** What the owner answers, by what is asked; nothing where there is no answer yet. */
export type BusinessTerms = Readonly<Record<string, string | undefined>>;

const { farm, terms } = facts;

const openingHours = farm.openingHours?.map(
  ({ days, opens, closes }) => `${openingDays[days]} ${opens} to ${closes}`,
);

/** The farm as a whole, and its two businesses where they are found elsewhere. */
export const businesses: Readonly<Record<Route, Facts['farm']['cattleBusiness']>> = {
  '/': { address: farm.address },
  '/bonsmara': farm.cattleBusiness,
  '/garlic': farm.garlicBusiness,
};

/** Beside the contact form of a page. */
export function contactTerms(route: Route): BusinessTerms {
  const { address, areaServed } = businesses[route];
  return {
    'Registered name': farm.registeredNames,
    Address: address ?? farm.address,
    'Area served': areaServed,
    'Reply time': farm.answers,
    'Opening hours': openingHours?.join(', '),
  };
}

/** Below the services of the cattle page. */
export const cattleTerms: BusinessTerms = {
  'Cattle for sale': terms.cattle.forSale,
  Price: terms.cattle.price,
  Papers: terms.cattle.papers,
  Backgrounding: terms.cattle.backgrounding,
  Finishing: terms.cattle.finishing,
  'Smallest lot': terms.cattle.smallestLot,
};

const kilometresCount = {
  oneWay: 'Kilometres are charged one way.',
  return: 'Kilometres are charged both ways.',
};

/** Below the papers that go with an animal, with the day on which the owner last said so. */
export const healthTerms: BusinessTerms = {
  'Foot-and-mouth vaccination': terms.health.footAndMouth,
  Quarantine: terms.health.quarantine,
  'Health declaration': terms.health.declaration,
  Isolation: terms.health.isolation,
};

export const healthAsOf = terms.health.asOf;

/** Beside the price of travelling. */
export const travelNote = kilometresCount[terms.kilometres];

const vat = {
  included: 'The prices include VAT.',
  added: 'VAT is added to the prices.',
  none: 'We are not registered for VAT, and charge none.',
};

/** Beside every sum of garlic prices. */
export const vatNote = vat[terms.vat];

/** Below the prices of the garlic page. */
export const garlicTerms: BusinessTerms = {
  'Garlic and seed': terms.garlic.seedPrice,
  'Smallest job': terms.garlic.smallestJob,
  Booking: terms.garlic.booking,
};

/** Below the saving. */
export const savingBasis = terms.savingBasis ?? 'By our own figures.';
