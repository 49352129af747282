import { enquiryLength, formWords } from '@/content/enquiry';
import { enquiryFields, fieldSettings } from '@/lib/enquiry/enquiry';
import { type EnquiryState, isSubmitting } from '@/lib/enquiry/states';
import { Field, TextArea, TextInput } from '../ui/field';

const { labels } = formWords;
const { maxLength: maxMessageLength } = fieldSettings.message;

/** The counter is also read out when so many characters, or fewer, are left. */
const announcedCharactersLeft = [0, 10, 50, 100] as const;

interface FieldNoteProps {
  /** Whether the end of what was pasted or dropped last did not fit into the field. */
  readonly isCut: boolean;
  /** Characters that still fit, where they are counted. */
  readonly charactersLeft?: number;
}

/** Says that a text did not fit and, to screen readers in steps, how little room is left. */
function FieldNote({ isCut, charactersLeft = Number.POSITIVE_INFINITY }: FieldNoteProps) {
  const reached = announcedCharactersLeft.find((step) => charactersLeft <= step);
  return (
    <div aria-live="polite">
      {isCut && <p className="mt-1.5 font-semibold">{enquiryLength.cut}</p>}
      {reached !== undefined && <p className="sr-only">{enquiryLength.left(reached)}</p>}
    </div>
  );
}

export interface EnquiryFieldsProps {
  readonly state: EnquiryState;
  /** The id of the field that could not hold all of a text. */
  readonly cutField: string | undefined;
  /** Only then are there notes to give. */
  readonly isHydrated: boolean;
}

/** The fields of the form, named as the email service names its parameters. */
export function EnquiryFields({ state, cutField, isHydrated }: EnquiryFieldsProps) {
  const { errors, stage, words } = state;
  const messageLength = words.message.length;
  // Nothing may be changed while an enquiry is on its way.
  const readOnly = isSubmitting(stage);
  const counter = (
    // A new element with each figure: a page translator may have replaced the text of the old one.
    <span key={messageLength} className="text-label text-ink-soft">
      {`${messageLength}/${maxMessageLength}`}
    </span>
  );
  return (
    <>
      {enquiryFields.map((id) => {
        const { parameter, ...settings } = fieldSettings[id];
        const attributes = { id, name: parameter, readOnly, error: errors[id], ...settings };
        const isMessage = id === 'message';
        return (
          <Field
            key={id}
            id={id}
            label={labels[id]}
            error={errors[id]}
            aside={isMessage && counter}
          >
            {isMessage ? <TextArea {...attributes} rows={6} /> : <TextInput {...attributes} />}
            {isHydrated && (
              <FieldNote
                isCut={cutField === id}
                charactersLeft={isMessage ? maxMessageLength - messageLength : undefined}
              />
            )}
          </Field>
        );
      })}
    </>
  );
}
