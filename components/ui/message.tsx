import type { ReactNode } from 'react';
import { Mark } from './mark';

export interface MessageProps {
  readonly heading: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A screen that has one thing to say, and a way on. */
export function Message({ heading, text, children }: MessageProps) {
  return (
    <div className="page-width section">
      <Mark className="mb-8 h-24 w-24 text-accent" />
      <h1 className="max-w-[22ch] text-display">{heading}</h1>
      <p className="mt-6 max-w-measure text-lead text-ink-soft">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
