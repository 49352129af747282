import type { ReactNode } from 'react';

export interface FoldProps {
  readonly summary: string;
  /** What the summary is about, for screen readers only. */
  readonly about?: string;
  /** The heading of the content where it is not folded, unless it needs none. */
  readonly heading?: string;
  /** The id for links to the content; following one unfolds it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Content that is folded on a phone; the style sheet always shows it on wider screens and on paper. */
export function Fold({ summary, about, heading, id, children }: FoldProps) {
  return (
    <details id={id} className="fold">
      <summary className={summaryStyle}>
        {summary}
        {about && <span className="sr-only"> {about}</span>}
      </summary>
      {heading && <h3 className="fold-heading mt-5 text-title">{heading}</h3>}
      {children}
    </details>
  );
}

/** The classes of a `<summary>`. */
export const summaryStyle = 'underline decoration-line underline-offset-4';
