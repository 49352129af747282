import { controlStyle, Field } from '@/components/ui/field';
import { enquiryLeft, formCopy } from '@/content/enquiry';
import { type EnquiryErrors, enquiryFields, fieldSettings } from '@/lib/enquiry/enquiry';
import type { EnquiryState } from '@/lib/enquiry/states';

/** The counter is also read out when this many characters, or fewer, are left. */
const announcedCharactersLeft = [0, 10, 50, 100] as const;

export interface EnquiryFieldsProps {
  readonly state: EnquiryState;
  readonly errors: EnquiryErrors;
}

/** The fields of the form, named as the email service names its parameters. */
export function EnquiryFields({ state, errors }: EnquiryFieldsProps) {
  const { length } = state.values.message;
  const { maxLength } = fieldSettings.message;
  const reached = announcedCharactersLeft.find((step) => maxLength - length <= step);
  const counter = (
    // A new element with each figure: a page translator may have replaced the text of the old one. Hidden if the
    // form's module failed, since nothing counts then.
    <span
      key={length}
      className="text-label text-ink-soft in-[[data-island]:has([data-note=failed]:not([hidden]))]:invisible"
    >
      {`${length}/${maxLength}`}
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
          readOnly: state.stage === 'sending',
          ...settings,
          // Without it some screen readers say that a required field is invalid while it is empty.
          'aria-invalid': Boolean(error),
          'aria-describedby': error && `${id}-error`,
          className: controlStyle,
        };
        return (
          <Field key={id} id={id} label={formCopy.labels[id]} aside={isMessage && counter}>
            {isMessage ? (
              <textarea {...attributes} rows={6} data-no-room={formCopy.noRoom} />
            ) : (
              <input {...attributes} />
            )}
            {isMessage && (
              <p aria-live="polite" className="sr-only">
                {reached !== undefined && <span key={reached}>{enquiryLeft(reached)}</span>}
              </p>
            )}
            {error && (
              <p key={error} id={`${id}-error`} className="mt-1.5 font-semibold text-danger">
                {error}
              </p>
            )}
          </Field>
        );
      })}
    </>
  );
}
