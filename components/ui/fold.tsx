import type { ReactNode } from 'react';

export interface FoldProps {
  readonly summary: string;
  /** What the summary is about, for screen readers only. */
  readonly about?: string;
  readonly children: ReactNode;
}

/** Content that a press unfolds on a phone; on a wide screen and on paper the style sheet shows it. */
export function Fold({ summary, about, children }: FoldProps) {
  return (
    <details className="fold">
      <summary className={summaryStyle}>
        {summary}
        {about && <span className="sr-only"> {about}</span>}
      </summary>
      {children}
    </details>
  );
}

/** The classes of a line that unfolds the content below it. */
export const summaryStyle =
  'min-h-11 cursor-pointer py-2.5 underline decoration-line underline-offset-4';
