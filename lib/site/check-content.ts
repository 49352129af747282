import { z } from 'zod';
import * as bonsmara from '@/content/bonsmara';
import * as business from '@/content/business';
import * as certifications from '@/content/certifications';
import { farm } from '@/content/farm';
import * as garlic from '@/content/garlic';
import * as home from '@/content/home';
import { navigation } from '@/content/navigation';
import { everyPhoto } from '@/content/photos';
import * as prices from '@/content/prices';
import * as shapes from '@/content/shapes';
import { feedSource } from '@/content/social-feed';
import { testimonials } from '@/content/testimonials';
import { varieties } from '@/content/varieties';

interface Check {
  readonly file: string;
  readonly shape: z.ZodType;
  readonly value: unknown;
}

function every(file: string, shape: z.ZodType, ...values: unknown[]): Check[] {
  return values.map((value) => ({ file, shape, value }));
}

const checks: readonly Check[] = [
  ...every('farm.ts', shapes.farmShape, farm),
  ...every('navigation.ts', shapes.navigationShape, navigation),
  ...every('varieties.ts', shapes.varietyShape, ...varieties),
  ...every('prices.ts', shapes.priceShape, ...prices.fieldPrices, ...prices.processingPrices),
  ...every('prices.ts', shapes.priceShape, prices.travelPrice),
  ...every('testimonials.ts', shapes.testimonialShape, ...testimonials),
  ...every('photos.ts', shapes.photoShape, ...everyPhoto),
  ...every(
    'certifications.ts',
    z.array(shapes.certificationShape),
    ...Object.values(certifications),
  ),
  ...every(
    'business.ts',
    shapes.businessTermShape,
    ...business.farmTerms,
    ...business.cattleTerms,
    ...business.garlicTerms,
  ),
  ...every('home.ts', shapes.pageShape, home.homePage),
  ...every('home.ts', shapes.heroShape, home.homeHero),
  ...every('bonsmara.ts', shapes.pageShape, bonsmara.bonsmaraPage),
  ...every('bonsmara.ts', shapes.heroShape, bonsmara.bonsmaraHero),
  ...every('social-feed.ts', shapes.feedSourceShape, feedSource),
  ...every('garlic.ts', shapes.pageShape, garlic.garlicPage),
  ...every('garlic.ts', shapes.heroShape, garlic.garlicHero),
];

/**
 * Checks one piece of content against its shape.
 * @throws one sentence with the file, the field and what is wrong with it.
 */
export function checkContent(file: string, shape: z.ZodType, value: unknown): void {
  const parsed = shape.safeParse(value);
  const [issue] = parsed.error?.issues ?? [];
  if (!issue) return;
  throw new Error(
    `content/${file}: ${issue.path.join('.')} (now ${JSON.stringify(value)}) ${issue.message}: correct it and build again.`,
  );
}

/** Checks all content; the build stops at the first mistake. */
export function checkAllContent(): void {
  for (const { file, shape, value } of checks) checkContent(file, shape, value);
}
