import { z } from 'zod';
import * as bed from '@/content/bed';
import * as bonsmara from '@/content/bonsmara';
import * as business from '@/content/business';
import * as calculator from '@/content/calculator';
import * as cattleFigures from '@/content/cattle-figures';
import * as certifications from '@/content/certifications';
import * as enquiry from '@/content/enquiry';
import * as enquiryStatuses from '@/content/enquiry-statuses';
import * as errors from '@/content/errors';
import * as estimate from '@/content/estimate';
import * as farm from '@/content/farm';
import * as garlic from '@/content/garlic';
import * as home from '@/content/home';
import * as navigation from '@/content/navigation';
import * as photos from '@/content/photos';
import * as plantingTable from '@/content/planting-table';
import * as prices from '@/content/prices';
import * as privacy from '@/content/privacy';
import * as shapes from '@/content/shapes';
import * as site from '@/content/site';
import * as socialFeed from '@/content/social-feed';
import * as testimonials from '@/content/testimonials';
import * as varieties from '@/content/varieties';

const { businessTermsShape, heroShape, pageShape, photoShape, priceShape } = shapes;
const galleryShape = z.array(photoShape.required({ caption: true }));
const positive = z.number().positive('must be above zero');

/** Every content file; a shape says what its exports must be besides being filled in. */
const contentFiles: Readonly<Record<string, readonly [content: object, shape?: z.ZodType]>> = {
  'bed.ts': [bed],
  'bonsmara.ts': [bonsmara, z.object({ bonsmaraPage: pageShape, bonsmaraHero: heroShape })],
  'business.ts': [
    business,
    z.object({
      farmTerms: businessTermsShape,
      cattleTerms: businessTermsShape,
      garlicTerms: businessTermsShape,
    }),
  ],
  'calculator.ts': [calculator],
  'cattle-figures.ts': [cattleFigures],
  'certifications.ts': [
    certifications,
    z.object({ certifications: z.record(z.string(), z.array(shapes.certificationShape)) }),
  ],
  'enquiry.ts': [enquiry],
  'enquiry-statuses.ts': [enquiryStatuses],
  'errors.ts': [errors],
  'estimate.ts': [estimate],
  'farm.ts': [farm, z.object({ farm: shapes.farmShape })],
  'garlic.ts': [garlic, z.object({ garlicPage: pageShape, garlicHero: heroShape })],
  'home.ts': [home, z.object({ homePage: pageShape, homeHero: heroShape })],
  'navigation.ts': [navigation, z.object({ navigation: shapes.navigationShape })],
  'photos.ts': [
    photos,
    z.object({
      everyPhoto: z.array(photoShape),
      cattlePhotos: galleryShape,
      fieldPhotos: galleryShape,
    }),
  ],
  'planting-table.ts': [plantingTable],
  'prices.ts': [
    prices,
    z.object({
      fieldPrices: z.array(priceShape),
      processingPrices: z.array(priceShape),
      travelPrice: priceShape,
      processingCapacityTonsPerHour: positive,
      averageSaving: z.object({ percent: positive.max(100), randPerHectare: positive }),
    }),
  ],
  'privacy.ts': [privacy],
  'site.ts': [site],
  'social-feed.ts': [socialFeed, z.object({ feedSource: shapes.feedSourceShape })],
  'testimonials.ts': [testimonials, z.object({ testimonials: z.array(shapes.testimonialShape) })],
  'varieties.ts': [
    varieties,
    z.object({
      varieties: z.array(shapes.varietyShape),
      plantingRules: z.record(z.string(), positive),
    }),
  ],
};

export const checkedFiles = Object.keys(contentFiles);

/** The path and the problem of the first text without words, or number below zero. */
function findUnfilled(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return value.trim() ? undefined : `${path.join('.')} is empty`;
  if (typeof value === 'number') return value >= 0 ? undefined : `${path.join('.')} is ${value}`;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = findUnfilled(part, [...path, name]);
    if (found) return found;
  }
  return undefined;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : part),
    value,
  );
}

/**
 * Checks the content of a file.
 * @throws one sentence with the file, the field, its value and what is wrong with it.
 */
export function checkContent(file: string, content: unknown, shape?: z.ZodType): void {
  const unfilled = findUnfilled(content);
  const [issue] = shape?.safeParse(content).error?.issues ?? [];
  const problem = issue
    ? `${issue.path.join('.')} (now ${JSON.stringify(valueAt(content, issue.path))}) ${issue.message}`
    : unfilled;
  if (problem) throw new Error(`content/${file}: ${problem}: correct it and build again.`);
}

/** Checks all content; the build stops at the first mistake. */
export function checkAllContent(): void {
  for (const [file, [content, shape]] of Object.entries(contentFiles)) {
    checkContent(file, content, shape);
  }
}
