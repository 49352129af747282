/** The notice of a preview in preparation. */
import type { FarmRoute } from '@/content/page';
import { exampleNames, factsOn, site } from '@/content/site';
import { isPreview } from '@/facts/build';
import { exampleFiles, openAnswers } from '@/facts/facts';

const conjunction = new Intl.ListFormat('en-GB');

/**
 * What a page says as long as it shows answers of the example farm, or lacks one without which the site cannot go live:
 * a summary, and what is the example's. Undefined otherwise; a live build shows neither.
 * @param about undefined on the 404 page
 */
export function preparationNotice(about: FarmRoute | undefined) {
  const shown = factsOn[about ?? '/404'].filter(
    (file) => isPreview() && exampleFiles.includes(file),
  );
  // While farm.json is the example's, its answers are missing, but none is shown in brackets.
  const open = openAnswers.filter(({ file }) => !exampleFiles.includes(file));
  if (shown.length + open.length === 0) return undefined;
  const words = site.inPreparation;
  const names = conjunction.format(shown.map((file) => exampleNames[file]));
  return {
    summary: shown.length > 0 ? words.examples : words.open,
    details: [
      shown.length > 0 ? words.listExamples(names) : '',
      open.length > 0 ? words.describeOpen : '',
    ]
      .filter(Boolean)
      .join(' '),
  };
}
