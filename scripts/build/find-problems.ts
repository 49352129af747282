/** Finds what is wrong with the settings and the facts of a build. */
import { readBuildDay } from '@/content/facts/reading/days';
import { factsFolder } from '@/content/facts/reading/farms.mjs';
import { findOpenQuestions } from '@/content/facts/reading/questions';
import { answersIn, factsIn } from '@/content/facts/reading/read';
import { describeError } from '@/lib/site/describe-error';
import { isPreview, readEnvironment } from '@/lib/site/environment';
import { checkSettings } from './check-settings';
import { findMistakes } from './find-mistakes';

/** The open questions. @throws if the facts have a mistake */
export function readOpenQuestions() {
  const questions = findOpenQuestions(answersIn(factsIn(factsFolder, readBuildDay())));
  return {
    needed: questions.filter(({ isNeededToGoLive }) => isNeededToGoLive),
    others: questions.filter(({ isNeededToGoLive }) => !isNeededToGoLive),
  };
}

function findWrongSettings(): string[] {
  try {
    const environment = readEnvironment();
    return isPreview() ? [] : checkSettings(environment);
  } catch (error) {
    return [describeError(error)];
  }
}

/** One sentence for each mistake; unless this is a preview, also for each answer that a live site needs. */
export async function findProblems(): Promise<string[]> {
  const inFile = (file: string, sentence: string) => `${factsFolder}/${file}.json: ${sentence}`;
  const mistakes = (await findMistakes()).map(({ file, sentence }) => inFile(file, sentence));
  const needed = mistakes.length > 0 || isPreview() ? [] : readOpenQuestions().needed;
  const unanswered = needed.map(({ file, label }) =>
    inFile(file, `${label} is open: the site cannot go live before it is answered.`),
  );
  return [...findWrongSettings(), ...mistakes, ...unanswered];
}
