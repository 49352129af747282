/** The facts that the pages show. None of this reaches a browser: islands get plain values. */
import theirCattle from '../../example-farm/cattle.json' with { type: 'json' };
import theirCertificates from '../../example-farm/certificates.json' with { type: 'json' };
import theirFarm from '../../example-farm/farm.json' with { type: 'json' };
import theirForSale from '../../example-farm/for-sale.json' with { type: 'json' };
import theirPhotos from '../../example-farm/photos.json' with { type: 'json' };
import theirPrices from '../../example-farm/prices.json' with { type: 'json' };
import theirTerms from '../../example-farm/terms.json' with { type: 'json' };
import theirTestimonials from '../../example-farm/testimonials.json' with { type: 'json' };
import theirVarieties from '../../example-farm/varieties.json' with { type: 'json' };
import cattle from '../cattle.json' with { type: 'json' };
import certificates from '../certificates.json' with { type: 'json' };
import farm from '../farm.json' with { type: 'json' };
import forSale from '../for-sale.json' with { type: 'json' };
import photos from '../photos.json' with { type: 'json' };
import prices from '../prices.json' with { type: 'json' };
import terms from '../terms.json' with { type: 'json' };
import testimonials from '../testimonials.json' with { type: 'json' };
import varieties from '../varieties.json' with { type: 'json' };
import { readBuildDay } from './days';
import { exampleFarm, factsFolder, ownersFarm } from './farms.mjs';
import { factsIn, readFacts } from './read';

/** Imported, so that the development server reloads the page when a file changes. */
const ownersFiles = {
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
const exampleFiles = {
  cattle: theirCattle,
  certificates: theirCertificates,
  farm: theirFarm,
  'for-sale': theirForSale,
  photos: theirPhotos,
  prices: theirPrices,
  terms: theirTerms,
  testimonials: theirTestimonials,
  varieties: theirVarieties,
};

const day = readBuildDay();
const example = factsIn(exampleFarm, day, exampleFiles);
const source =
  factsFolder === ownersFarm ? factsIn(ownersFarm, day, ownersFiles) : factsIn(factsFolder, day);

/**
 * The facts, the subjects of which they are the example farm's, and whether an answer that the site needs to go live is
 * missing. The build has already checked the files; in development a mistake is thrown here.
 */
export const { facts, examples, isInPreparation } = readFacts(source, example);
