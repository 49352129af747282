/**
 * The shape of every file in content/facts/: the one description of each fact, which yields the
 * types, the build's check, the owner's questions and the editor's form.
 */
import { z } from 'zod';
import { cattleShape } from './cattle';
import { certificatesShape, testimonialsShape } from './certificates-and-testimonials';
import { farmShape } from './farm';
import { forSaleShape } from './for-sale';
import { picturesShape } from './pictures';
import { pricesShape } from './prices';
import { termsShape } from './terms';
import { varietiesShape } from './varieties';

/** The files of the folder by their names without .json, in the order in which the owner is asked. */
export const factsShape = z.strictObject({
  farm: farmShape.meta({ label: 'Who you are and how to reach you' }),
  'for-sale': forSaleShape.meta({ label: 'For sale now' }),
  terms: termsShape.meta({ label: 'How you do business' }),
  prices: pricesShape.meta({ label: 'Prices of the garlic services' }),
  varieties: varietiesShape.meta({ label: 'Garlic varieties' }),
  cattle: cattleShape.meta({ label: 'Figures of the cattle' }),
  certificates: certificatesShape,
  testimonials: testimonialsShape,
  pictures: picturesShape.meta({ label: 'Photos' }),
});

export type Facts = z.infer<typeof factsShape>;
export type Picture = Facts['pictures']['owner'];
export type Certificate = NonNullable<Facts['certificates']['cattle']['list']>[number];
export type CattleLot = NonNullable<Facts['for-sale']['cattle']>[number];
export type GarlicLot = NonNullable<Facts['for-sale']['garlic']>[number];
