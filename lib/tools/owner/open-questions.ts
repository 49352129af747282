/** What the owner is still asked, on the day of the build. */
import { factsSchema } from '@/content/facts/schema/facts';
import { readBuildDay } from '@/lib/facts/days';
import { factsFolder } from '@/lib/facts/farms.mjs';
import { findOpenQuestions } from '@/lib/facts/questions';
import { answersIn, factsIn } from '@/lib/facts/read';
import { findSaleListQuestion } from '../../for-sale/listings';

/**
 * What the site cannot go live without, what can wait, and what to ask about the list of lots, if anything.
 * @throws where the facts have a mistake that their check would have named
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
