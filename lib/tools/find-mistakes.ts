/** What the build and the gate refuse: facts and photos that cannot be published, field by field. */
import { readFileSync } from 'node:fs';
import { findNodeAtLocation, getNodeValue, parseTree } from 'jsonc-parser';
import { valuesIn } from '@/content/answers';
import { factsFolder, factsShape } from '@/content/shapes';
import { encodeMissing } from '../photos/encode-missing';
import { checkFacts, describeProblem, type FactProblem, positionIn } from './check-facts';
import { labelOf } from './check-value';

/** The fields of valid facts that name an unusable original. */
export function checkPictures(
  folder: string,
  problems: ReadonlyMap<string, string>,
): readonly FactProblem[] {
  return Object.entries(factsShape.shape).flatMap(([name, shape]) => {
    const file = `${folder}/${name}.json`;
    const text = readFileSync(file, 'utf8');
    const tree = parseTree(text);
    return valuesIn(shape, tree && getNodeValue(tree)).flatMap(({ way, meta, value }) => {
      const wrong = meta.isPicture && problems.get(String(value));
      const node = tree && findNodeAtLocation(tree, [...way]);
      if (!wrong || !node) return [];
      const problem = `is "${String(value)}", which ${wrong}`;
      return { file, ...positionIn(text, node.offset), label: labelOf(shape, way), problem };
    });
  });
}

/**
 * Checks the facts and, when they are in order, the photos that they name; encodes those that have
 * no encoded files yet.
 * @returns one sentence for each mistake, with file, line, column and what the owner calls the field
 */
export async function findMistakes(): Promise<string[]> {
  const slips = checkFacts(factsFolder);
  if (slips.length > 0) return slips.map(describeProblem);
  // Imported late, because it reads the facts, which have to be checked first.
  const { everyPhoto } = await import('@/content/photos');
  const problems = await encodeMissing(everyPhoto, '.', console.log);
  return checkPictures(factsFolder, problems).map(describeProblem);
}
