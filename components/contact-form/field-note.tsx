import { enquiryLength } from '@/content/enquiry';

/** The counter is also read out when so many characters, or fewer, are left. */
const announcedCharactersLeft = [0, 10, 50, 100] as const;

export interface FieldNoteProps {
  /** Whether the end of what was pasted or dropped last did not fit into the field. */
  readonly isCut: boolean;
  /** Characters that still fit, where they are counted. */
  readonly charactersLeft?: number;
}

/** Shows that a text did not fit, and reads out, without haste, how little room is left. */
export function FieldNote({ isCut, charactersLeft = Number.POSITIVE_INFINITY }: FieldNoteProps) {
  const reached = announcedCharactersLeft.find((step) => charactersLeft <= step);
  return (
    <div aria-live="polite">
      {isCut && <p className="mt-1.5 font-semibold">{enquiryLength.cut}</p>}
      {reached !== undefined && <p className="sr-only">{enquiryLength.left(reached)}</p>}
    </div>
  );
}
