import type { ReactNode } from 'react';
import { headingId } from './heading-id';
import { SectionHead } from './section-head';

const tones = {
  paper: 'on-paper',
  deep: 'bg-paper-deep',
  ink: 'bg-ink text-paper',
  accent: 'bg-accent text-white',
};
const layouts = { stacked: '', margin: ' section-margin', row: ' section-row' };

export interface SectionProps {
  readonly heading: string;
  readonly id?: string;
  readonly introduction?: string;
  /** The ground it stands on: another than its neighbours' sets it off from them. */
  readonly tone?: keyof typeof tones;
  /**
   * On wide screens the heading stands above the content, in the margin with the aside below it, or
   * in one row with the content.
   */
  readonly layout?: keyof typeof layouts;
  /** What comes after the content. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page under its heading; on paper, where no ground sets it off, under a double rule. */
export function Section({
  heading,
  id,
  introduction,
  tone = 'paper',
  layout = 'stacked',
  aside,
  children,
}: SectionProps) {
  return (
    <section id={id} aria-labelledby={headingId(heading)} className={tones[tone]}>
      <div className={`page-width section${layouts[layout]}`}>
        <SectionHead heading={heading} introduction={introduction} />
        <div>{children}</div>
        {aside && <div className="section-aside">{aside}</div>}
      </div>
    </section>
  );
}
