/** The facts that the pages show. None of this reaches a browser: islands get plain values. */
import cattle from '@/content/facts/cattle.json' with { type: 'json' };
import certificates from '@/content/facts/certificates.json' with { type: 'json' };
import farm from '@/content/facts/farm.json' with { type: 'json' };
import forSale from '@/content/facts/for-sale.json' with { type: 'json' };
import photos from '@/content/facts/photos.json' with { type: 'json' };
import prices from '@/content/facts/prices.json' with { type: 'json' };
import type { Facts } from '@/content/facts/schema/facts';
import terms from '@/content/facts/terms.json' with { type: 'json' };
import testimonials from '@/content/facts/testimonials.json' with { type: 'json' };
import varieties from '@/content/facts/varieties.json' with { type: 'json' };
import { draftOf } from './check';
import { readBuildDay } from './days';
import { factsFolder, ownersFarm } from './farms.mjs';
import { factsOf, readDraft } from './read';
import { partOf } from './walk';

export type {
  CattleLot,
  Certificate,
  Facts,
  GarlicLot,
  Photo,
} from '@/content/facts/schema/facts';

export { factsSchema } from '@/content/facts/schema/facts';
export { varietyKey } from '@/content/facts/schema/varieties';

/** Imported, so that the development server reloads a page when one of them changes. */
const ownersFiles: Readonly<Record<string, unknown>> = {
  cattle,
  certificates,
  farm,
  'for-sale': forSale,
  photos,
  prices,
  terms,
  testimonials,
  varieties,
} satisfies Record<keyof Facts, unknown>;

const day = readBuildDay();
const draft =
  factsFolder === ownersFarm ? draftOf((file) => ownersFiles[file]) : readDraft(factsFolder, day);

/** The build checks the files before anything reads them, and says in sentences what is wrong. */
export const { facts, isInPreparation } = factsOf(draft, day);

/** Whether the Facebook page is the farm's own. */
export const isFacebookAnswered = partOf(draft.farm, 'facebook') !== undefined;
