/**
 * The schema of every file in facts/: the source of the types, the build's check, the owner's
 * questions and the editor's form.
 */
import * as z from 'zod';
import { cattleSchema } from './cattle';
import { certificatesSchema } from './certificates';
import { farmSchema } from './farm';
import { forSaleSchema } from './for-sale';
import { photosSchema } from './photos';
import { pricesSchema } from './prices';
import { termsSchema } from './terms';
import { testimonialsSchema } from './testimonials';
import { varietiesSchema } from './varieties';

/** The files by name, without .json, in the order of the owner's questions. */
export const factsSchema = z.strictObject({
  farm: farmSchema.meta({ label: 'Who you are' }),
  'for-sale': forSaleSchema.meta({ label: 'For sale now' }),
  terms: termsSchema.meta({ label: 'Terms' }),
  prices: pricesSchema.meta({ label: 'Prices of the garlic services' }),
  varieties: varietiesSchema.meta({ label: 'Garlic varieties' }),
  cattle: cattleSchema.meta({ label: 'Figures of the cattle' }),
  certificates: certificatesSchema.meta({ label: 'Certificates and awards' }),
  testimonials: testimonialsSchema.meta({ label: 'What customers say' }),
  photos: photosSchema.meta({ label: 'Photos' }),
});

export type FactsFile = keyof typeof factsSchema.shape;
export type Facts = z.infer<typeof factsSchema>;
export type Photo = Facts['photos']['homeHero'];
export type Certificate = NonNullable<Facts['certificates']['cattle']>[number];
export type CattleLot = NonNullable<Facts['for-sale']['cattle']>[number];
export type GarlicLot = NonNullable<Facts['for-sale']['garlic']>[number];
export type Lot = CattleLot | GarlicLot;
export type Term = NonNullable<Facts['terms']['cattle']>[number];
