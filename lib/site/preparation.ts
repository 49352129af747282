/** The notice of a preview in preparation. */
import { site } from '@/content/site';
import { exampleFiles, openAnswers } from '@/facts/facts';
import { factsSchema } from '@/facts/schema/files';
import { metaOf } from '@/facts/schema/walk';

const conjunction = new Intl.ListFormat('en-GB');
const words = site.inPreparation;
const forms = exampleFiles.map((file) => `“${metaOf(factsSchema.shape[file]).label}”`);
// Of a file without answers the example's are shown, and none in brackets.
const isOpen = openAnswers.some(({ file }) => !exampleFiles.includes(file));

/**
 * What each page says as long as answers of the example farm are shown, or one is open without which the site cannot go
 * live: a summary, and which. Undefined otherwise, as on a live site.
 */
export const preparationNotice =
  forms.length > 0 || isOpen
    ? {
        summary: forms.length > 0 ? words.examples : words.open,
        details: [
          ...(forms.length > 0 ? [words.listExamples(conjunction.format(forms))] : []),
          ...(isOpen ? [words.describeOpen] : []),
        ].join(' '),
      }
    : undefined;
