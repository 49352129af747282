/** Finds the owner's open questions, and the files that a site in preparation borrows. */
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

/** Every question of a file, and whether it is open. */
function questionsOf(file: FactsFile, answers: unknown) {
  const schema = factsSchema.shape[file];
  return valuesIn(schema, answers).flatMap(({ path, meta, value }) => {
    const { question, isNeededToGoLive = false, orTick, untilTicked } = meta;
    if (!question) return [];
    const hasNone = orTick && valueAt(answers, [...path.slice(0, -1), orTick]);
    const photos = [value].flat();
    const unticked = photos.filter((photo) => !valueAt(photo, [untilTicked ?? '']));
    const isOpen = untilTicked ? unticked.length > 0 : value === undefined && !hasNone;
    const asked = { file, path, label: labelOf(schema, path), question, isNeededToGoLive, isOpen };
    if (!untilTicked || !Array.isArray(value) || !isOpen) return asked;
    // Leads to the first of them.
    const first = [...path, photos.indexOf(unticked[0])];
    const count = `${unticked.length} of ${photos.length} are illustrations.`;
    return { ...asked, path: first, question: `${count} ${question}` };
  });
}

/** Every open question once, file by file. */
export function findOpenQuestions(answers: Answers): readonly OpenQuestion[] {
  const open = factsFiles
    .flatMap((file) => questionsOf(file, answers[file]))
    .filter(({ isOpen }) => isOpen);
  return [...new Map(open.map((each) => [each.question, each])).values()];
}

/** Whether pages show the owner's file: its needed questions are answered or, if it has none, any question is. */
function isOwners(file: FactsFile, answers: Answers): boolean {
  const questions = questionsOf(file, answers[file]);
  // Photos are never borrowed, and a file without questions has no open ones.
  if (file === 'photos' || questions.length === 0) return true;
  const needed = questions.filter(({ isNeededToGoLive }) => isNeededToGoLive);
  return needed.length > 0
    ? needed.every(({ isOpen }) => !isOpen)
    : questions.some(({ isOpen }) => !isOpen);
}

/**
 * The files that a site in preparation borrows from the example farm, each complete; none once every needed
 * question is answered.
 */
export function findBorrowed(answers: Answers): readonly FactsFile[] {
  const isInPreparation = findOpenQuestions(answers).some((open) => open.isNeededToGoLive);
  return isInPreparation ? factsFiles.filter((file) => !isOwners(file, answers)) : [];
}
