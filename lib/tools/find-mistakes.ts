/** What the build refuses: facts and photos that cannot be published, field by field. */

import { arrangePhotos } from '@/content/arrange-photos';
import { factsSchema } from '@/content/facts/schema/facts';
import { readBuildDay } from '@/lib/facts/days';
import { exampleFarm, factsFolder, ownersFarm } from '@/lib/facts/farms.mjs';
import type { Draft } from '@/lib/facts/preparation';
import { readDraft, readFacts } from '@/lib/facts/read';
import { partOf, valuesIn } from '@/lib/facts/walk';
import { checkFacts, type Mistake } from '../../lib/facts/check-folder';
import { encodeMissing } from '../photos/encode-missing';
import { findAlike } from '../photos/find-alike';

/** What is wrong with the facts, their photos aside. */
export function findMistakesInFacts(): Mistake[] {
  const isExample = factsFolder === exampleFarm;
  return checkFacts(factsFolder, {
    example: isExample ? {} : readDraft(exampleFarm, readBuildDay()),
  });
}

/** The names of the pictures in a draft, of all of them or of those that were taken on the farm. */
function picturesIn(draft: Draft, isWanted = (_picture: unknown): boolean => true): string[] {
  return (['pictures', 'for-sale'] as const).flatMap((file) =>
    valuesIn(factsSchema.shape[file], draft[file]).flatMap(({ way, meta, value }) => {
      const picture = way.slice(0, -1).reduce(partOf, draft[file]);
      return meta.isPicture && typeof value === 'string' && isWanted(picture) ? value : [];
    }),
  );
}

/**
 * Photos of the owner's that are ours, by their names or by how they look.
 * @param ours the names of our pictures
 */
async function findIllustrations(
  ours: readonly string[],
  day: string,
): Promise<ReadonlySet<string>> {
  // Farms that tests write have no photos but ours.
  if (factsFolder !== ownersFarm) return new Set();
  const own = picturesIn(readDraft(ownersFarm, day), (picture) =>
    Boolean(partOf(picture, 'takenOnTheFarm')),
  );
  const alike = await findAlike(own, ours);
  return new Set([...ours, ...alike]);
}

/**
 * Checks the facts and, when they are in order, the photos that they name; encodes those that have
 * no encoded files yet.
 */
export async function findMistakes(): Promise<Mistake[]> {
  const mistakes = findMistakesInFacts();
  if (mistakes.length > 0) return mistakes;
  const day = readBuildDay();
  const { photosOn } = arrangePhotos(readFacts(factsFolder, day).facts);
  const ours = picturesIn(readDraft(exampleFarm, day));
  const unusablePhotos = await encodeMissing(
    Object.values(photosOn).flat(),
    '.',
    console.log,
    new Set(ours),
  );
  return checkFacts(factsFolder, {
    unusablePhotos,
    illustrations: await findIllustrations(ours, day),
  });
}
