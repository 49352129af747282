import type { ReactNode } from 'react';

export interface FoldProps {
  readonly summary: string;
  readonly children: ReactNode;
}

/** Behind one press on a phone; on a wide screen and on paper the style sheet opens it. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <details className="fold">
      <summary className={summaryStyle}>{summary}</summary>
      {children}
    </details>
  );
}

/** The classes of a line that opens what is below it. */
export const summaryStyle =
  'min-h-11 cursor-pointer py-2.5 underline decoration-line underline-offset-4';
