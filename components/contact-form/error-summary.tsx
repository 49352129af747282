import { enquiryMistakes } from '@/content/enquiry';
import { type EnquiryErrors, enquiryFields } from '@/lib/enquiry/enquiry';

/** The mistakes to correct, with links to their fields. */
export function ErrorSummary({ errors }: Readonly<{ errors: EnquiryErrors }>) {
  const wrong = enquiryFields.filter((field) => errors[field]);
  if (wrong.length === 0) return null;
  return (
    <section
      id="mistakes"
      tabIndex={-1}
      aria-labelledby="mistakes-heading"
      // Leaves room for the toast at the top of a phone's screen.
      className="max-md:scroll-mt-28 border-l-4 border-danger bg-white px-5 py-4"
    >
      {/* A new element with each text, as a page translator may have replaced the old one. */}
      <p key={wrong.length} id="mistakes-heading" className="font-semibold">
        {enquiryMistakes.summary(wrong.length)}
      </p>
      <ul>
        {wrong.map((field) => (
          <li key={`${field} ${errors[field]}`}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                // Prevents the link from adding its hash to the page's address.
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
              className="inline-flex min-h-11 items-center font-semibold text-danger underline"
            >
              {errors[field]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
