import { useState } from 'react';
import { useDebounced } from './use-debounced';

export interface AnnouncementProps {
  /** What the results show, in sentences: announced once. */
  readonly description: string | undefined;
  /** Announced and shown while there are no results. */
  readonly prompt: string;
  /** Announced and shown at once, instead of the rest. */
  readonly message?: string;
}

/** Announces the outcome of the last change once, and shows it when nothing else on the page does. */
export function Announcement({ description, prompt, message }: AnnouncementProps) {
  const text = description ?? prompt;
  const [announced, setAnnounced] = useState(text);
  useDebounced(text, setAnnounced);
  // Cleared at once: otherwise a screen reader could read the old outcome after the next change.
  const shownText = message || (announced === text ? text : '');
  const isShown = message || (description === undefined && shownText !== '');
  return (
    <output
      className={
        isShown ? 'block border-line text-ink-soft not-first:border-t not-first:pt-3' : 'sr-only'
      }
    >
      {shownText && <span key={shownText}>{shownText}</span>}
    </output>
  );
}
