/** The facts that the pages show. None of this reaches a browser: islands get plain values. */
import { dayInSouthAfrica } from '@/text/days';
import cattle from './cattle.json' with { type: 'json' };
import certificates from './certificates.json' with { type: 'json' };
import { factsFiles } from './check';
import farm from './farm.json' with { type: 'json' };
import { exampleDay, ownersFarm } from './folders.mjs';
import forSale from './for-sale.json' with { type: 'json' };
import photos from './photos.json' with { type: 'json' };
import prices from './prices.json' with { type: 'json' };
import { type FactsFiles, readFacts, readFiles } from './read';
import type { FactsFile } from './schema/files';
import { factsFolder, isPreview, readBuildDay } from './settings.mjs';
import terms from './terms.json' with { type: 'json' };
import testimonials from './testimonials.json' with { type: 'json' };
import varieties from './varieties.json' with { type: 'json' };

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

/** The date that the build takes for today. */
export const buildDay = readBuildDay(dayInSouthAfrica(new Date()));
const files: FactsFiles =
  factsFolder === ownersFarm
    ? new Map(factsFiles.map((file) => [file, { value: ownersFiles[file] }]))
    : readFiles(factsFolder);

/** The build has already checked the files; in development this throws the mistakes. */
export const { facts, exampleFiles, openAnswers } = readFacts(files, buildDay, {
  isPreview: isPreview(),
});

/** Today's date for a file: the build's, or the example's own, so that the example does not expire. */
export const dayOf = (file: FactsFile) => (exampleFiles.includes(file) ? exampleDay : buildDay);
