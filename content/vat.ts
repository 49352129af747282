const none = {
  sentence: 'Not registered for VAT: none is charged.',
  afterTotal: ', no VAT charged',
} as const;

/** The VAT statements of each business, by the owner’s answer: beside its prices, and after a total. */
export const vatCopy = {
  cattle: {
    included: { sentence: 'Prices include VAT.', afterTotal: ', including VAT' },
    none,
  },
  // Fresh garlic, and seed for registered farmers, can be zero-rated.
  garlic: {
    included: {
      sentence: 'Prices include VAT where it is charged.',
      afterTotal: ', including any VAT',
    },
    none,
  },
} as const;
