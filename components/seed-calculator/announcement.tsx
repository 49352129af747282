import { useState } from 'react';
import type { Outcome } from '@/lib/numbers/read-number';
import { useDebounced } from './use-debounced';

export interface AnnouncementProps<Value> {
  readonly outcome: Outcome<Value>;
  /** Describes a result in sentences. */
  readonly describe: (value: Value) => string;
  /** Announced and shown while nothing is entered. */
  readonly empty: string;
  /** Announced and shown at once, instead of the outcome. */
  readonly message?: string;
}

/** Announces the outcome of the last change once, and shows it when nothing else on the page does. */
export function Announcement<Value>(props: AnnouncementProps<Value>) {
  const { outcome, describe, empty, message } = props;
  // A problem and a question are announced by their field.
  let text = outcome.kind === 'empty' ? empty : '';
  if (outcome.kind === 'result') text = describe(outcome.value);
  const [announced, setAnnounced] = useState(text);
  useDebounced(text, setAnnounced);
  // Emptied at once, or a screen reader could read the last outcome after the visitor's next choice.
  const shownText = message || (announced === text ? text : '');
  // Figures are shown in the results.
  const isShown = message || (outcome.kind === 'empty' && shownText !== '');
  return (
    <output className={isShown ? 'block border-t border-line pt-3 text-ink-soft' : 'sr-only'}>
      {shownText && <span key={shownText}>{shownText}</span>}
    </output>
  );
}
