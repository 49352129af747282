/** The terms of the two businesses on the day of the build: facts/terms.json, and whether prices include VAT. */
import { bonsmaraServices } from '@/content/bonsmara';
import { garlicServices } from '@/content/garlic';
import type { BusinessRoute } from '@/content/page-type';
import { vatCopy } from '@/content/vat';
import { dayOf, facts } from '@/facts/facts';
import { writeOpenAnswer } from '@/facts/open-answer';
import type { Term } from '@/facts/schema/files';
import { pricesSchema } from '@/facts/schema/prices';
import { metaOf } from '@/facts/schema/walk';
import { hasPassed } from '@/text/days';

type Vat = 'included' | 'none' | undefined;

/** @param openVat shown instead of the sentence until the owner answers */
function vatOn(prices: keyof typeof vatCopy, vat: Vat, openVat?: string) {
  const words = vat && vatCopy[prices][vat];
  return {
    vatSentence: words?.sentence ?? openVat,
    /** Follows an amount: empty until the owner answers. */
    includingVat: words?.afterTotal ?? '',
  };
}

function termsOf(business: 'cattle' | 'garlic', summary: string) {
  const day = dayOf('terms');
  const terms: readonly Term[] = facts.terms[business] ?? [];
  return {
    /** What the terms are about. */
    summary,
    /** Except those whose last day has passed. */
    terms: terms.filter(({ until }) => !hasPassed(until, day)),
  };
}

// Always needed, since the garlic page always shows prices.
const openVat = writeOpenAnswer(metaOf(pricesSchema.shape.vatOnGarlic).label ?? '');
const vatOnGarlic = (prices: 'contractWork' | 'seed' | 'tableGarlic' | 'estimate') =>
  vatOn(prices, facts.prices.vatOnGarlic, openVat);

/** What each garlic price list except the lots says about VAT. */
export const garlicVat = {
  contractWork: vatOnGarlic('contractWork'),
  seed: vatOnGarlic('seed'),
  estimate: vatOnGarlic('estimate'),
};

/** The terms of each business, and what its list of lots says about VAT. */
export const businessTerms = {
  '/bonsmara': {
    ...vatOn('cattle', facts['for-sale'].vatOnCattle),
    ...termsOf('cattle', bonsmaraServices.terms),
  },
  '/garlic': { ...vatOnGarlic('tableGarlic'), ...termsOf('garlic', garlicServices.terms) },
} satisfies Record<BusinessRoute, object>;
