import type { ReactNode } from 'react';

export interface FoldProps {
  readonly summary: string;
  /** Read after the summary by screen readers, whose users cannot see what it is beside. */
  readonly about?: string;
  readonly children: ReactNode;
}

/** Behind one press on a phone; on a wide screen and on paper the style sheet opens it. */
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
