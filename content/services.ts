/** The names and units of our garlic services. Their prices are in facts/prices.json. */

export const fieldServices = {
  bedShaping: 'Bed shaping',
  planting: 'Planting',
  harvesting: 'Harvesting',
} as const;

export const processingServices = {
  bulbCleaning: 'Bulb cleaning',
  bulbGrading: 'Bulb grading',
  bulbSplitting: 'Bulb breaking/splitting',
  seedGrading: 'Seed grading',
  seedPeeling: 'Seed peeling',
} as const;

export const travelService = 'Travelling, from our facility';

/** How a price says what it is for. */
export const perUnit = {
  hectare: 'per hectare',
  ton: 'per ton',
  kilometre: 'per kilometre',
  kilogram: 'per kilogram',
} as const;
