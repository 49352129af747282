import { headingId } from './heading-id';
import { Prose } from './prose';

export interface SectionHeadProps {
  readonly heading: string;
  readonly introduction?: string | undefined;
}

/** The heading of a section, and a word on what follows. */
export function SectionHead({ heading, introduction }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2 id={headingId(heading)} className="text-heading">
        {heading}
      </h2>
      {introduction && <Prose className="mt-4 max-w-measure text-lead">{introduction}</Prose>}
    </div>
  );
}
