/** Finds the owner's open questions. */
import { type FactsFile, factsSchema } from '../schema/facts';
import { type Answers, factsFiles } from './answers';
import { labelOf, type Path, valueAt, valuesIn } from './walk';

export interface OpenQuestion {
  /** The file in content/facts/ for the answer, without .json. */
  readonly file: FactsFile;
  /** The path of the answer in its file. */
  readonly path: Path;
  /** The label of the field, after the labels of its groups. */
  readonly label: string;
  readonly question: string;
  readonly isNeededToGoLive: boolean;
}

/** The open questions of a file. */
function openQuestionsOf(file: FactsFile, answers: unknown): OpenQuestion[] {
  const schema = factsSchema.shape[file];
  return valuesIn(schema, answers).flatMap(({ path, meta, value }) => {
    const { question, isNeededToGoLive = false, orTick, orDay, untilTicked } = meta;
    const group = valueAt(answers, path.slice(0, -1));
    const hasNone = [orTick, orDay?.field].some((name) => name && valueAt(group, [name]));
    const photos = [value].flat();
    const unticked = photos.filter((photo) => !valueAt(photo, [untilTicked ?? '']));
    const isOpen = untilTicked ? unticked.length > 0 : value === undefined && !hasNone;
    if (!question || !isOpen) return [];
    const asked = { file, path, label: labelOf(schema, path), question, isNeededToGoLive };
    if (!untilTicked || !Array.isArray(value)) return asked;
    // Leads to the first of them.
    const first = [...path, photos.indexOf(unticked[0])];
    const count = `${unticked.length} of ${photos.length} are illustrations.`;
    return { ...asked, path: first, question: `${count} ${question}` };
  });
}

/** Every open question once, file by file. */
export function findOpenQuestions(answers: Answers): readonly OpenQuestion[] {
  const open = factsFiles.flatMap((file) => openQuestionsOf(file, answers[file]));
  return [...new Map(open.map((each) => [each.question, each])).values()];
}

/** The open questions that keep the site in preparation. */
export function findNeededQuestions(answers: Answers): readonly OpenQuestion[] {
  return findOpenQuestions(answers).filter(({ isNeededToGoLive }) => isNeededToGoLive);
}
