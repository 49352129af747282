const none = {
  sentence: 'Not registered for VAT: none is charged.',
  afterTotal: ', no VAT charged',
} as const;

const included = { sentence: 'Prices include VAT.', afterTotal: ', including VAT' } as const;

const includedWhereCharged = 'Prices include VAT where it is charged';
const afterGarlic = ', including any VAT';

/** What the site says about VAT, by the owner's answer: beside each price list, and after a total. */
export const vatCopy = {
  cattle: { included, none },
  contractWork: { included, none },
  // Value-Added Tax Act 89 of 1991, section 11 and Schedule 2, Parts A and B: seed for registered farmers, and fresh
  // garlic.
  seed: {
    included: {
      sentence: `${includedWhereCharged}: seed for registered farmers can be zero-rated.`,
      afterTotal: afterGarlic,
    },
    none,
  },
  tableGarlic: {
    included: {
      sentence: `${includedWhereCharged}: fresh garlic can be zero-rated.`,
      afterTotal: afterGarlic,
    },
    none,
  },
  /** Contract work and seed together. */
  estimate: {
    included: { sentence: `${includedWhereCharged}.`, afterTotal: afterGarlic },
    none,
  },
} as const;
