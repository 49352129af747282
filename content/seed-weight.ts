/** The text about seed by the kilogram. */

export const weightCopy = {
  clovesPerKilogram: 'Cloves per kilogram (optional)',
  countThem:
    'Weigh a kilogram of your own seed and count: cloves differ too much in size for one figure to fit all.',
  ourCount: (cloves: number) =>
    `If you leave this empty, we use ${cloves}, the count in our own seed.`,
  weight: (kilograms: string) => `${kilograms} kg of seed`,
  atCount: (cloves: string) => `at ${cloves} cloves per kilogram`,
  atPrice: (price: string) => `at ${price} per kilogram`,
  onRequest: 'its price on request',
  sentence: (weight: string) => `That is ${weight}.`,
} as const;

export const weightProblems = {
  notANumber: 'Enter the cloves per kilogram in digits, such as 120.',
  outOfRange: 'Enter from 1 to 1 000 cloves per kilogram.',
} as const;
