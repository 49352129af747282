/** What the build refuses: facts and photos that cannot be published, field by field. */

import { arrangePhotos, type ContentPhoto } from '@/content/arrange-photos';
import type { Facts } from '@/content/facts/schema/facts';
import { readBuildDay } from '@/lib/facts/days';
import { exampleFarm, factsFolder, ownersFarm } from '@/lib/facts/farms.mjs';
import { readDraft, readFacts } from '@/lib/facts/read';
import { checkFacts, type Mistake } from '../facts/check-folder';
import { encodeMissing } from '../photos/encode-missing';
import { findAlike } from '../photos/find-alike';

/** The photos that the pages of a farm show. */
export function photosOf(facts: Facts): readonly ContentPhoto[] {
  return Object.values(arrangePhotos(facts).photosOn).flat();
}

/**
 * Checks the facts and, when they are in order, the photos that they name; encodes those that have
 * no encoded files yet.
 */
export async function findMistakes(): Promise<Mistake[]> {
  const isExample = factsFolder === exampleFarm;
  const mistakes = checkFacts(factsFolder, {
    example: isExample ? {} : readDraft(exampleFarm, readBuildDay()),
  });
  if (mistakes.length > 0) return mistakes;
  const photos = photosOf(readFacts(factsFolder, readBuildDay()).facts);
  const { facts: example } = readFacts(exampleFarm, readBuildDay());
  // The portrait of the example is a landscape, which no page shows.
  const examples = [...photosOf(example), { ...example.photos.owner, use: 'small' as const }];
  const unusablePhotos = await encodeMissing([...photos, ...examples], '.');
  // Farms that tests write have no photos but ours.
  if (factsFolder !== ownersFarm) return checkFacts(factsFolder, { unusablePhotos });
  const ours = examples.map(({ file }) => file);
  const own = photos.filter(({ takenOnTheFarm }) => takenOnTheFarm).map(({ file }) => file);
  const illustrations = new Set([...ours, ...(await findAlike(own, ours))]);
  return checkFacts(factsFolder, { unusablePhotos, illustrations });
}
