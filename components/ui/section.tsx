import type { ReactNode } from 'react';
import type { ContentPhoto } from '@/content/shapes';
import { Photo } from './photo';
import { Prose } from './prose';

/** The id by which a section is named after its heading. */
export function headingId(heading: string): string {
  return `${heading.toLowerCase().replace(/[^a-z]+/g, '-')}-heading`;
}

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
      {introduction && <Prose className="mt-3 max-w-measure text-lead">{introduction}</Prose>}
    </div>
  );
}

const tones = {
  paper: 'on-paper',
  deep: 'bg-paper-deep',
  ink: 'bg-ink text-paper',
  accent: 'bg-accent text-white',
};
const layouts = { stacked: '', margin: ' section-margin', row: ' section-row' };

export interface SectionProps extends SectionHeadProps {
  readonly id?: string;
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

export interface SplitProps {
  readonly heading: string;
  readonly photo: ContentPhoto;
  readonly tone?: keyof typeof tones;
  readonly children: ReactNode;
}

/** A section of words beside a picture that runs to the edge of the screen; on a phone above them. */
export function Split({ heading, photo, tone = 'paper', children }: SplitProps) {
  return (
    <section
      aria-labelledby={headingId(heading)}
      className={`split grid md:grid-cols-2 ${tones[tone]}`}
    >
      <Photo
        photo={photo}
        sizes="(min-width: 48rem) max(50vw, min(60rem, 72vw)), 100vw"
        className="aspect-3/2 h-full w-full object-cover"
      />
      <div className="split-words">
        <SectionHead heading={heading} />
        {children}
      </div>
    </section>
  );
}
