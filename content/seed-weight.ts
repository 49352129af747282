/** The text about seed by the kilogram. */

export const weightCopy = {
  seedWeight: 'Weight of the seed',
  seedCost: 'Cost of the seed',
  atCount: (cloves: string) => `at ${cloves} cloves per kilogram; more with heavier cloves`,
  atPrice: (price: string) => `at ${price} per kilogram`,
  onRequest: 'price on request',
} as const;
