import type { ReactNode } from 'react';
import type { ContentPhoto } from '@/lib/photos/arrange-photos';
import { Photo } from './photo';
import { Prose } from './prose';

/** The id of a section's heading, which labels the section. */
export function headingId(heading: string): string {
  return `${heading.toLowerCase().replace(/[^a-z]+/g, '-')}-heading`;
}

export interface SectionHeadProps {
  readonly heading: string;
  /** Set small, as a label above larger text. */
  readonly isLabel?: boolean;
  readonly introduction?: string | undefined;
}

/** The heading of a section, and a short introduction. */
export function SectionHead({ heading, isLabel, introduction }: SectionHeadProps) {
  return (
    <div className={isLabel ? 'mb-3' : 'section-head'}>
      <h2
        id={headingId(heading)}
        className={isLabel ? 'font-sans text-label font-semibold md:text-lead' : 'text-heading'}
      >
        {heading}
      </h2>
      {introduction && (
        <Prose className="mt-3 max-w-measure md:text-balance md:text-lead">{introduction}</Prose>
      )}
    </div>
  );
}

const tones = {
  paper: 'on-paper',
  deep: 'bg-paper-deep',
  ink: 'bg-ink text-paper',
  accent: 'bg-accent text-white',
};

export interface SectionProps extends SectionHeadProps {
  readonly id?: string;
  /** The background. */
  readonly tone?: keyof typeof tones;
  /** The layout of heading and content. */
  readonly className?: string;
  /** Whether the content runs from edge to edge of the screen. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A section of a page under its heading; with the tone `paper` it has a double rule above it. */
export function Section({
  id,
  tone = 'paper',
  className = '',
  isWide = false,
  children,
  ...head
}: SectionProps) {
  return (
    <section id={id} aria-labelledby={headingId(head.heading)} className={tones[tone]}>
      <div className={`page-width section ${className}`}>
        <SectionHead {...head} />
        {!isWide && children}
      </div>
      {isWide && children}
    </section>
  );
}

/** The classes of text that fills half of a wide screen, aligned with the page's left edge. */
export const splitText =
  'px-gutter py-section md:ms-auto md:w-[min(100%,var(--container-page)/2)] md:self-center';

export interface SplitProps extends Pick<SectionProps, 'id' | 'heading' | 'tone' | 'children'> {
  readonly photo: ContentPhoto;
  /** Whether phones hide the photo. */
  readonly isPhotoOptional?: boolean;
}

/** A section beside a photo that runs to the right edge of a wide screen, and is above it on a narrow one. */
export function Split({
  id,
  heading,
  photo,
  isPhotoOptional = false,
  tone = 'paper',
  children,
}: SplitProps) {
  return (
    <section
      id={id}
      aria-labelledby={headingId(heading)}
      className={`grid md:min-h-[clamp(28rem,48vw,40rem)] md:grid-cols-2 ${tones[tone]}`}
    >
      <div className={`relative md:order-1 ${isPhotoOptional ? 'max-md:hidden' : ''}`}>
        <Photo
          photo={photo}
          sizes="(min-width: 48rem) max(50vw, min(60rem, 72vw)), 100vw"
          className="aspect-2/1 h-full w-full object-cover md:absolute md:aspect-3/2"
        />
      </div>
      <div className={splitText}>
        <SectionHead heading={heading} />
        {children}
      </div>
    </section>
  );
}
