import { enquiryLength, formCopy } from '@/content/enquiry';
import { type EnquiryErrors, enquiryFields, fieldSettings } from '@/lib/enquiry/enquiry';
import { controlStyle, Field } from '../ui/field';

const { labels } = formCopy;
const { maxLength: maxMessageLength } = fieldSettings.message;

/** The counter is also read out when this many characters, or fewer, are left. */
const announcedCharactersLeft = [0, 10, 50, 100] as const;

/**
 * Says that the end of a pasted or dropped text did not fit and, to screen readers in steps, how
 * many characters are left.
 */
function FieldNote({ isCut, charactersLeft }: { isCut: boolean; charactersLeft: number }) {
  const reached = announcedCharactersLeft.find((step) => charactersLeft <= step);
  return (
    <div aria-live="polite">
      {isCut && <p className="mt-1.5 font-semibold">{enquiryLength.cut}</p>}
      {reached !== undefined && <p className="sr-only">{enquiryLength.left(reached)}</p>}
    </div>
  );
}

export interface EnquiryFieldsProps {
  readonly errors: EnquiryErrors;
  readonly messageLength: number;
  /** While an enquiry is on its way. */
  readonly isReadOnly: boolean;
  /** The id of the field that had no room for a whole text. */
  readonly cutField: string | undefined;
  /** Only then are there notes to give. */
  readonly isHydrated: boolean;
}

/** The fields of the form, named as the email service names its parameters. */
export function EnquiryFields(props: EnquiryFieldsProps) {
  const { errors, messageLength, isReadOnly, cutField, isHydrated } = props;
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
        const isMessage = id === 'message';
        const error = errors[id];
        const attributes = {
          id,
          name: parameter,
          readOnly: isReadOnly,
          ...settings,
          // Without it some screen readers say that a required field is invalid while it is empty.
          'aria-invalid': Boolean(error),
          'aria-describedby': error && `${id}-error`,
          className: controlStyle,
        };
        return (
          <Field key={id} id={id} label={labels[id]} aside={isMessage && counter}>
            {isMessage ? <textarea {...attributes} rows={6} /> : <input {...attributes} />}
            {isHydrated && (
              <FieldNote
                isCut={cutField === id}
                charactersLeft={isMessage ? maxMessageLength - messageLength : Infinity}
              />
            )}
            {error && (
              <p id={`${id}-error`} className="mt-1.5 font-semibold text-danger">
                {error}
              </p>
            )}
          </Field>
        );
      })}
    </>
  );
}
