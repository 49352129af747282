import { headingId } from './heading-id';
import { Prose } from './prose';

export interface SectionHeadProps {
  readonly heading: string;
  readonly introduction?: string | undefined;
}

/** The heading of a section under its double rule, and a word on what follows. */
export function SectionHead({ heading, introduction }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2 id={headingId(heading)} className="text-heading">
        {heading}
      </h2>
      {introduction && <Prose className="max-w-measure">{introduction}</Prose>}
    </div>
  );
}
