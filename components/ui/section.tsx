import type { ReactNode } from 'react';
import { headingId } from './heading-id';
import { SectionHead } from './section-head';

const tones = {
  paper: 'on-paper',
  deep: 'bg-paper-deep',
  ink: 'bg-ink text-paper',
  accent: 'bg-accent text-white',
};

export interface SectionProps {
  readonly heading: string;
  readonly id?: string;
  readonly introduction?: string;
  /** The ground it stands on: another than its neighbours' sets it off from them. */
  readonly tone?: keyof typeof tones;
  /** On wide screens the heading stands above the content or in the margin beside it. */
  readonly layout?: 'stacked' | 'margin';
  readonly children: ReactNode;
}

/** A section of a page under its heading and a double rule. */
export function Section({
  heading,
  id,
  introduction,
  tone = 'paper',
  layout = 'stacked',
  children,
}: SectionProps) {
  const isStacked = layout === 'stacked';
  return (
    <section id={id} aria-labelledby={headingId(heading)} className={tones[tone]}>
      <div className={`page-width section ${isStacked ? '' : 'section-margin'}`}>
        <SectionHead heading={heading} introduction={introduction} />
        <div>{children}</div>
      </div>
    </section>
  );
}
