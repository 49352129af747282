/** The terms of the two businesses on the day of the build: facts/terms.json, and whether prices include VAT. */
import { bonsmaraServices } from '@/content/bonsmara';
import { garlicServices } from '@/content/garlic';
import type { BusinessRoute } from '@/content/page';
import { vatCopy } from '@/content/vat';
import { hasPassed } from '@/facts/days';
import { dayOf, facts } from '@/facts/facts';
import type { Term } from '@/facts/schema/files';
import { pricesSchema } from '@/facts/schema/prices';
import { metaOf } from '@/facts/schema/walk';

type Vat = 'included' | 'none' | undefined;

/** @param openVat replaces the sentence on VAT until the owner answers */
function termsOf(business: 'cattle' | 'garlic', summary: string, vat: Vat, openVat?: string) {
  const day = dayOf('terms');
  const terms: readonly Term[] = facts.terms[business] ?? [];
  const words = vat && vatCopy[business][vat];
  return {
    vatSentence: words?.sentence ?? openVat,
    /** Follows an amount: empty until the owner answers. */
    includingVat: words?.afterTotal ?? '',
    /** What the terms are about. */
    summary,
    /** Without those whose last day has passed. */
    terms: terms.filter(({ until }) => !hasPassed(until, day)),
  };
}

// Garlic's prices are always shown, so a live site has an answer.
const openVat = `[${metaOf(pricesSchema.shape.vatOnGarlic).label}]`;

export const businessTerms = {
  '/bonsmara': termsOf('cattle', bonsmaraServices.terms, facts['for-sale'].vatOnCattle),
  '/garlic': termsOf('garlic', garlicServices.terms, facts.prices.vatOnGarlic, openVat),
} satisfies Record<BusinessRoute, object>;
