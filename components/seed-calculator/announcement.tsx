import { useState } from 'react';
import { useRest } from './use-rest';

export interface AnnouncementProps {
  /** Said once typing rests. */
  readonly text: string;
  /** Whether the text is also to be seen; else it is for screen readers only. */
  readonly isVisible: boolean;
  /** Said and shown at once, in place of the text. */
  readonly note?: string;
}

/** Says what came of the last change, once, to those who cannot see it. */
export function Announcement({ text, isVisible, note = '' }: AnnouncementProps) {
  const [said, setSaid] = useState(text);
  useRest(text, setSaid);
  const isShown = note !== '' || (isVisible && said === text);
  return (
    <output className={isShown ? 'block border-t border-line pt-4 text-ink-soft' : 'sr-only'}>
      {note || said}
    </output>
  );
}
