/** What the build refuses: facts and photos that cannot be published, field by field. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { arrangePhotos, type ContentPhoto } from '@/content/arrange-photos';
import type { Facts } from '@/content/facts/schema/facts';
import { readBuildDay } from '@/lib/facts/days';
import { exampleFarm, factsFolder, ownersFarm } from '@/lib/facts/farms.mjs';
import { readDraft, readFacts } from '@/lib/facts/read';
import { checkFacts, type Mistake } from '../facts/check-folder';
import { encodeMissing } from '../photos/encode-missing';

/** The photos that the pages of a farm show. */
export function photosOf(facts: Facts): readonly ContentPhoto[] {
  return Object.values(arrangePhotos(facts).photosOn).flat();
}

/** Those of some photos that are ours, by their name or, where they were renamed, by their content. */
export function findIllustrations(
  photos: readonly string[],
  ours: readonly string[],
  folder = 'content/photos',
): ReadonlySet<string> {
  const contentOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(`${folder}/${file}`))
      .digest('hex');
  const contents = new Set(ours.map(contentOf));
  return new Set(photos.filter((file) => ours.includes(file) || contents.has(contentOf(file))));
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
  const illustrations = findIllustrations(
    own.filter((file) => !unusablePhotos.has(file)),
    ours,
  );
  return checkFacts(factsFolder, { unusablePhotos, illustrations });
}
