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
  oneWay: 'Counted one way.',
  return: 'Counted there and back.',
} as const;

export const estimateCopy = {
  introduction:
    'This estimate is for the land above, at our listed prices. It is not a quote; we confirm the price.',
  field: 'On your land',
  processing: 'At our facility',
  tons: 'Tons to process',
  kilometres: 'Kilometres from our facility to you',
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
  travelling: { return: 'Travelling, there and back', oneWay: 'Travelling, one way' },
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
