/** The facts that the pages show. None of this reaches a browser: islands get plain values. */
import cattle from '../cattle.json' with { type: 'json' };
import certificates from '../certificates.json' with { type: 'json' };
import farm from '../farm.json' with { type: 'json' };
import forSale from '../for-sale.json' with { type: 'json' };
import photos from '../photos.json' with { type: 'json' };
import prices from '../prices.json' with { type: 'json' };
import type { FactsFile } from '../schema/facts';
import terms from '../terms.json' with { type: 'json' };
import testimonials from '../testimonials.json' with { type: 'json' };
import varieties from '../varieties.json' with { type: 'json' };
import { readBuildDay } from './days';
import { factsFolder, ownersFarm } from './farms.mjs';
import { factsIn, readFacts } from './read';

/** Imported, so that the development server reloads the page when a file changes. */
const ownersFiles: Readonly<Record<FactsFile, unknown>> = {
  cattle,
  certificates,
  farm,
  'for-sale': forSale,
  photos,
  prices,
  terms,
  testimonials,
  varieties,
};

const day = readBuildDay();
const source =
  factsFolder === ownersFarm
    ? { day, read: (file: FactsFile) => ({ value: ownersFiles[file] }) }
    : factsIn(factsFolder, day);

/** The build has already checked the files; in development a mistake is thrown here. */
const { facts, borrowed } = readFacts(source);

/** The facts, and the files borrowed from the example farm; none on a live site. */
export { borrowed, facts };

/** Whether an answer that the site needs to go live is still missing. */
export const isInPreparation = borrowed.length > 0;
