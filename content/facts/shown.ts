/** The facts that the pages show. None of this reaches a browser: islands get plain values. */
import cattle from './cattle.json' with { type: 'json' };
import certificates from './certificates.json' with { type: 'json' };
import { readBuildDay } from './days';
import farm from './farm.json' with { type: 'json' };
import { partOf } from './fields';
import { factsFolder, ownersFarm } from './folders.mjs';
import forSale from './for-sale.json' with { type: 'json' };
import pictures from './pictures.json' with { type: 'json' };
import prices from './prices.json' with { type: 'json' };
import { draftOf, factsOf, readDraft } from './read';
import type { Facts } from './shapes/facts';
import terms from './terms.json' with { type: 'json' };
import testimonials from './testimonials.json' with { type: 'json' };
import varieties from './varieties.json' with { type: 'json' };

/** Imported, so that the development server reloads a page when one of them changes. */
const ownersFiles: Readonly<Record<string, unknown>> = {
  cattle,
  certificates,
  farm,
  'for-sale': forSale,
  pictures,
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
