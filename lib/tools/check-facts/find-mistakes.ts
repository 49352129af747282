/** What the build and the gate refuse: facts and photos that cannot be published, field by field. */
import { factsFolder } from '@/content/shapes';
import { encodeMissing } from '../../photos/encode-missing';
import { checkFacts } from './check-facts';

/**
 * Checks the facts and, when they are in order, the photos that they name; encodes those that have
 * no encoded files yet.
 * @returns one sentence for each mistake, with file, line, column and what the owner calls the field
 */
export async function findMistakes(): Promise<string[]> {
  const slips = checkFacts(factsFolder);
  if (slips.length > 0) return slips;
  // Imported late, because it reads the facts, which have to be checked first.
  const { everyPhoto } = await import('@/content/photos');
  const problems = await encodeMissing(everyPhoto, '.', console.log);
  return problems.size > 0 ? checkFacts(factsFolder, problems) : [];
}
