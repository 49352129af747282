import { Field } from '@/components/ui/field';
import { enquiryMistakes, formCopy } from '@/content/enquiry';
import { enquiryFields, type Mistakes } from '@/lib/enquiry/enquiry';
import type { EnquiryState } from '@/lib/enquiry/enquiry-state';
import { fieldSettings, settingsOf } from '@/lib/enquiry/fields';

/** The mistakes to correct, with links to their fields. */
function MistakesSummary({ mistakes }: Readonly<{ mistakes: Mistakes }>) {
  const wrong = enquiryFields.filter((field) => mistakes[field]);
  if (wrong.length === 0) return null;
  return (
    <section
      id="mistakes"
      tabIndex={-1}
      aria-labelledby="mistakes-heading"
      // Leaves room for the toast at the top of a phone's screen.
      className="max-md:scroll-mt-28 border-l-4 border-danger bg-white px-5 py-4"
    >
      {/* The key makes a new element for each text: a page translator may have replaced the old text node. */}
      <p key={wrong.length} id="mistakes-heading" className="font-semibold">
        {enquiryMistakes.summary(wrong.length)}
      </p>
      <ul>
        {wrong.map((field) => (
          <li key={mistakes[field]}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                // Keeps the hash out of the page's URL.
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
              className="inline-flex min-h-11 items-center font-semibold text-danger underline"
            >
              {mistakes[field]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The mistakes, then the fields, each named after its parameter of the email service. */
export function EnquiryFields({ state }: Readonly<{ state: EnquiryState }>) {
  const mistakes = state.stage === 'writing' ? state.mistakes : {};
  const { length } = state.values.message;
  const { maxLength } = fieldSettings.message;
  const counter = (
    // The key makes a new element for each figure: a page translator may have replaced the old text node. Hidden if
    // the form's module failed, since nothing updates it then.
    <span
      key={length}
      className="text-label text-ink-soft in-[[data-island]:has([data-note=failed]:not([hidden]))]:invisible"
    >
      {`${length}/${maxLength}`}
    </span>
  );
  const fields = enquiryFields.map((id) => {
    const isMessage = id === 'message';
    const mistake = mistakes[id];
    const settings = settingsOf(id);
    const attributes = {
      id,
      readOnly: state.stage === 'sending',
      ...settings,
      // Otherwise some screen readers call an empty required field invalid.
      'aria-invalid': Boolean(mistake),
      'aria-describedby': mistake && `${id}-error`,
      className: 'control',
    };
    return (
      <Field key={id} id={id} label={formCopy.labels[id]} aside={isMessage && counter}>
        {isMessage ? <textarea {...attributes} rows={4} /> : <input {...attributes} />}
        {isMessage && (
          <p aria-live="polite" className="sr-only">
            {length >= maxLength && <span>{formCopy.noneLeft}</span>}
          </p>
        )}
        {mistake && (
          <p key={mistake} id={`${id}-error`} className="mt-1.5 font-semibold text-danger">
            {mistake}
          </p>
        )}
      </Field>
    );
  });
  return (
    <>
      <MistakesSummary mistakes={mistakes} />
      {fields}
    </>
  );
}
