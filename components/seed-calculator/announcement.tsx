import { useState } from 'react';
import { calculatorWords } from '@/content/calculator';
import type { Worked } from '@/lib/numbers/read-number';
import { useDebounce } from '../ui/use-debounce';

export interface AnnouncementProps {
  readonly worked: Worked<unknown>;
  /** Said of a result. */
  readonly sentence: string;
  /** Said, and shown, while nothing is entered. */
  readonly empty: string;
  /** Said and shown at once, in place of all else. */
  readonly note?: string;
}

function textOf(worked: Worked<unknown>, sentence: string, empty: string): string {
  if (worked.kind === 'problem') return worked.problem;
  if (worked.kind === 'question') return calculatorWords.twoReadings(...worked.readings);
  return worked.kind === 'result' ? sentence : empty;
}

/** Says what came of the last change, once, and shows it to all where nothing else does. */
export function Announcement({ worked, sentence, empty, note = '' }: AnnouncementProps) {
  const text = textOf(worked, sentence, empty);
  const [said, setSaid] = useState(text);
  useDebounce(text, setSaid);
  const isOnlyHere = worked.kind === 'problem' || worked.kind === 'empty';
  const isShown = note !== '' || (isOnlyHere && said !== '' && said === text);
  const words = note || said;
  return (
    <output className={isShown ? 'block border-t border-line pt-2 text-ink-soft' : 'sr-only'}>
      <span key={words}>{words}</span>
    </output>
  );
}
