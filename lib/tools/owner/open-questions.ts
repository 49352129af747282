/** The owner's open questions on the day of the build. */

import { readBuildDay } from '@/content/facts/reading/days';
import { factsFolder } from '@/content/facts/reading/farms.mjs';
import { findOpenQuestions } from '@/content/facts/reading/questions';
import { answersIn, factsIn } from '@/content/facts/reading/read';
import { factsSchema } from '@/content/facts/schema/facts';
import { findSaleListQuestion } from '@/lib/for-sale/listings';

/**
 * The needed questions, the others, and the question about the list of lots, empty if there is none.
 * @throws if the facts have a mistake
 */
export function readOpenQuestions() {
  const day = readBuildDay();
  const answers = answersIn(factsIn(factsFolder, day));
  const questions = findOpenQuestions(answers);
  const saleList = factsSchema.shape['for-sale'].parse(answers['for-sale']);
  return {
    needed: questions.filter(({ isNeededToGoLive }) => isNeededToGoLive),
    others: questions.filter(({ isNeededToGoLive }) => !isNeededToGoLive),
    saleQuestion: findSaleListQuestion(saleList, day) ?? '',
  };
}
