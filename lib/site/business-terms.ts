/** The terms of the two businesses on the day of the build, from facts/terms.json. */
import { bonsmaraServices } from '@/content/bonsmara';
import { includingVat, vatSentences } from '@/content/estimate';
import { hasPassed, readBuildDay } from '@/content/facts/reading/days';
import { facts } from '@/content/facts/reading/facts';
import type { Facts, Term } from '@/content/facts/schema/facts';
import { garlicServices } from '@/content/garlic';
import type { BusinessRoute } from '@/content/page';

type Business = keyof Facts['terms']['vat'];

const day = readBuildDay();

function termsOf(business: Business, summary: string) {
  const vat = facts.terms.vat[business];
  const terms: readonly Term[] = facts.terms[business] ?? [];
  return {
    /** Undefined until the owner answers. */
    vatSentence: vat && vatSentences[vat],
    /** Follows an amount: empty until the owner answers. */
    includingVat: vat ? includingVat[vat] : '',
    /** What the terms are about. */
    summary,
    /** Without those whose last day has passed. */
    terms: terms.filter(({ until }) => !hasPassed(until, day)),
  };
}

export const businessTerms = {
  '/bonsmara': termsOf('cattle', bonsmaraServices.terms),
  '/garlic': termsOf('garlic', garlicServices.terms),
} satisfies Record<BusinessRoute, object>;
