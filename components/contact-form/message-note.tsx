import { enquiryLimits } from '@/content/enquiry';
import { announcedCharactersLeft, enquiryHelp } from '@/content/enquiry-help';

export interface MessageNoteProps {
  readonly messageLength: number;
  /** How many characters of what was pasted last did not fit. */
  readonly leftOut: number;
}

/** Reads out, without haste, how little room is left, and shows that a paste did not fit. */
export function MessageNote({ messageLength, leftOut }: MessageNoteProps) {
  const left = enquiryLimits.message - messageLength;
  const reached = announcedCharactersLeft.find((step) => left <= step);
  return (
    <div aria-live="polite">
      {leftOut > 0 && <p className="mt-1.5 font-semibold">{enquiryHelp.pasteCut}</p>}
      {reached !== undefined && <p className="sr-only">{enquiryHelp.charactersLeft(reached)}</p>}
    </div>
  );
}
