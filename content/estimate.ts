/** The text of the service estimate, and the units of prices. The prices are in facts/prices.json. */

/** The unit of a price, here and in the list of prices. */
export const perUnit = {
  hectare: 'per hectare',
  ton: 'per ton',
  kilometre: 'per kilometre',
  kilogram: 'per kilogram',
} as const;

/** Beside the price of travelling. */
export const kilometreSentences = {
  oneWay: 'Charged one way, for each journey.',
  return: 'Charged both ways, for each journey.',
} as const;

export const estimateCopy = {
  introduction:
    'This estimate is for the land above, at our listed prices. It is not a quote; we confirm the price.',
  field: 'On your land',
  processing: 'At our facility',
  tons: 'Tons to process',
  tonsHint:
    'The weight of your cured garlic as harvested. Each service that you tick is charged on all of it.',
  kilometres: 'Kilometres from our facility to you',
  kilometresHint:
    'We count one journey. Planting and harvesting are months apart, so both together need two.',
  empty: 'Tick a service to see what it costs.',
  caption: 'Estimate, not a quote',
  columns: ['Service', 'Quantity', 'Cost'],
  quantities: {
    hectare: (size: string) => `${size}\u00a0ha`,
    ton: (size: string) => `${size}\u00a0t`,
    kilometre: (size: string) => `${size}\u00a0km`,
  },
  enterTons: 'Enter the tons to process',
  enterKilometres: 'Enter the kilometres',
  travel: 'Travelling',
  travelling: {
    return: 'Travelling, one journey there and back',
    oneWay: 'Travelling, one journey charged one way',
  },
  /** After an estimate that counts a journey. */
  journeys: (rand: string) => `Work in two seasons needs two journeys: ${rand} for each journey.`,
  services: 'Services',
  seed: 'Seed',
  total: 'Total',
  totalSoFar: 'Total so far',
  withoutSeed: 'Seed is not included.',
  /** Each part may be empty. */
  sentence: (amounts: string, total: string, notCounted: string) =>
    `Estimate, not a quote${amounts && `: ${amounts}; ${total}`}${notCounted && `; not counted: ${notCounted}`}.`,
} as const;

export const estimateProblems = {
  tonsNotANumber: 'Enter the tons in digits, such as 12 or 2,5.',
  kilometresNotANumber: 'Enter the kilometres in digits, such as 80.',
  negative: 'Enter zero or more.',
} as const;
