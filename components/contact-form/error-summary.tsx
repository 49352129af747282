import { type MouseEvent, useEffect, useRef } from 'react';
import { enquiryHelp } from '@/content/enquiry-help';
import type { EnquiryErrors } from '@/lib/enquiry/schema';
import { enquiryFields } from '@/lib/enquiry/typed-enquiry';

export interface ErrorSummaryProps {
  readonly errors: EnquiryErrors;
  readonly onGoTo: (field: string) => void;
}

/** What has to be corrected, with links to the fields; takes the focus as it appears. */
export function ErrorSummary({ errors, onGoTo }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  const wrong = enquiryFields.filter((field) => errors[field]);
  const hasMistakes = wrong.length > 0;

  useEffect(() => {
    if (!hasMistakes) return undefined;
    summary.current?.focus();
    const { title } = document;
    document.title = enquiryHelp.titlePrefix + title;
    return () => {
      document.title = title;
    };
  }, [hasMistakes]);

  function follow(event: MouseEvent, field: string) {
    event.preventDefault();
    onGoTo(field);
  }

  if (!hasMistakes) return null;
  return (
    <section
      ref={summary}
      tabIndex={-1}
      aria-labelledby="error-summary"
      className="border-l-4 border-danger bg-white px-5 py-4"
    >
      <p id="error-summary" className="font-semibold">
        {enquiryHelp.summary(wrong.length)}
      </p>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => follow(event, field)}
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
