/** The notice of a preview in preparation. */
import { site } from '@/content/shared-text';
import { exampleFiles, openAnswers } from '@/facts/facts';

const conjunction = new Intl.ListFormat('en-GB');
const words = site.inPreparation;

/** More than two labels would take more than two lines on a phone. */
const maxLabels = 2;
const labels = openAnswers.slice(0, maxLabels).map(({ label }) => label);
const others = openAnswers.length - labels.length;

/**
 * What every page says while an answer is open without which the site cannot go live: whether the farm shown is the
 * example or the owner's, and what is still needed. Undefined once nothing is.
 */
export const preparationNotice =
  openAnswers.length > 0
    ? [
        exampleFiles.length > 0 ? words.demonstration : words.preview,
        words.needed(conjunction.format(others > 0 ? [...labels, words.others(others)] : labels)),
      ].join(' ')
    : undefined;
