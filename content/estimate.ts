/** The text of the service estimate. The prices are in facts/prices.json. */

/** The unit of a price, here and in the list of prices. */
export const perUnit = {
  hectare: 'per hectare',
  ton: 'per ton',
  kilometre: 'per kilometre',
  kilogram: 'per kilogram',
} as const;

/** Beside all garlic prices, by the owner's answer. */
export const vatSentences = {
  included: 'VAT is included.',
  added: 'VAT is added.',
  none: 'No VAT is charged.',
} as const;

/** Beside the price of travelling. */
export const kilometreSentences = {
  oneWay: 'Kilometres are charged one way.',
  return: 'Kilometres are charged both ways.',
} as const;

export const estimateCopy = {
  introduction:
    'At our listed prices, for the land above. This is an estimate, not a quote: we confirm the price.',
  field: 'On your land',
  processing: 'At our facility',
  tons: 'Tons to process',
  kilometres: 'Kilometres from our facility to you',
  empty: 'Choose a service, or enter its quantity, to see the cost.',
  caption: 'Estimate, not a quote',
  columns: ['Service', 'Quantity', 'Cost'],
  quantities: {
    hectare: (size: string) => `${size}\u00a0ha`,
    ton: (size: string) => `${size}\u00a0t`,
    kilometre: (size: string) => `${size}\u00a0km`,
    kilogram: (size: string) => `${size}\u00a0kg`,
  },
  travelling: { return: 'Travelling, there and back', oneWay: 'Travelling, one way' },
  total: 'Total',
  seed: 'Seed',
  totalWithSeed: 'Services and seed',
  withoutSeed: 'Seed is not included.',
  sentence: (lines: string, total: string) =>
    `Services, as an estimate and not a quote: ${lines}; total ${total}.`,
  seedSentence: (cost: string, total: string) => `Seed ${cost}; services and seed ${total}.`,
} as const;

export const estimateProblems = {
  tonsNotANumber: 'Enter the tons in digits, such as 12 or 2,5.',
  kilometresNotANumber: 'Enter the kilometres in digits, such as 80.',
  negative: 'Enter zero or more.',
  tonsMissing: 'Enter the tons to process, or untick the services under “At our facility”.',
} as const;
