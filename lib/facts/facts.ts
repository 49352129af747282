/** The facts that the pages show. None of this reaches a browser: islands get plain values. */
import cattle from '@/content/facts/cattle.json' with { type: 'json' };
import certificates from '@/content/facts/certificates.json' with { type: 'json' };
import farm from '@/content/facts/farm.json' with { type: 'json' };
import forSale from '@/content/facts/for-sale.json' with { type: 'json' };
import photos from '@/content/facts/photos.json' with { type: 'json' };
import prices from '@/content/facts/prices.json' with { type: 'json' };
import { type FactsFile, factsSchema } from '@/content/facts/schema/facts';
import terms from '@/content/facts/terms.json' with { type: 'json' };
import testimonials from '@/content/facts/testimonials.json' with { type: 'json' };
import varieties from '@/content/facts/varieties.json' with { type: 'json' };
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

export { facts };

/** The labels of the files borrowed from the example farm; none on a live site. */
export const exampleSubjects = borrowed.map((file) => factsSchema.shape[file].meta()?.label ?? '');

/** Whether an answer that the site needs to go live is still missing. */
export const isInPreparation = borrowed.length > 0;
