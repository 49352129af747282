import type { ReactNode } from 'react';
import { Prose } from './prose';

export interface SectionProps {
  readonly heading: string;
  readonly id?: string;
  readonly introduction?: string;
  /** Paper for most; deep sets a section off from its neighbours. */
  readonly tone?: 'paper' | 'deep';
  readonly children: ReactNode;
}

/** A section of a page: its heading in the margin on wide screens, its content beside it. */
export function Section({ heading, id, introduction, tone = 'paper', children }: SectionProps) {
  const headingId = `${heading.toLowerCase().replace(/[^a-z]+/g, '-')}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className={tone === 'deep' ? 'bg-paper-deep' : ''}>
      <div className="mx-auto max-w-page px-5 py-16 md:px-10 md:py-24">
        <div className="mb-10 grid gap-4 border-t border-ink pt-5 md:mb-14 md:grid-cols-12 md:gap-8">
          <h2 id={headingId} className="text-heading md:col-span-7">
            {heading}
          </h2>
          {introduction && (
            <Prose className="max-w-measure text-ink-soft md:col-span-5 md:pt-3">
              {introduction}
            </Prose>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
