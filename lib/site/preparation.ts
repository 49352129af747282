/** The notice of a preview with open answers. */
import { site } from '@/content/shared-text';
import { exampleFiles, openAnswers } from '@/facts/facts';

const conjunction = new Intl.ListFormat('en-GB');
const words = site.inPreparation;

/** More than two labels would take more than two lines on a phone. */
const maxLabels = 2;
const labels = openAnswers.slice(0, maxLabels).map(({ label }) => label);
const others = openAnswers.length - labels.length;

/**
 * Says on every page whether the farm shown is the example or the owner's, and which needed answers are open.
 * Undefined if none is open.
 */
export const preparationNotice =
  openAnswers.length > 0
    ? [
        exampleFiles.length > 0 ? words.demonstration : words.preview,
        words.needed(conjunction.format(others > 0 ? [...labels, words.others(others)] : labels)),
      ].join(' ')
    : undefined;
