import { useState } from 'react';
import { formCopy } from '@/content/enquiry';

/** A press sooner after the last one does not answer the question: a double click only asks. */
const restMilliseconds = 1_000;

/** Asks before it clears the form, in its own place: dialogs may be suppressed. */
export function ClearButton({ onClear }: Readonly<{ onClear: () => void }>) {
  /** The time of the last press, by `performance.now()`, while the question is open. */
  const [askedAt, setAskedAt] = useState<number>();
  const isAsking = askedAt !== undefined;
  const label = isAsking ? formCopy.clearQuestion : formCopy.clear;

  return (
    <>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          const now = performance.now();
          if (isAsking && now - askedAt >= restMilliseconds) {
            onClear();
            // The button leaves the page.
            currentTarget.form?.focus();
            return;
          }
          setAskedAt(now);
          // Safari does not focus a button that is pressed, and would not report that the visitor leaves it.
          currentTarget.focus();
        }}
        onBlur={() => setAskedAt(undefined)}
        onKeyDown={({ key }) => key === 'Escape' && setAskedAt(undefined)}
        className="text-link justify-self-start"
      >
        <span key={label}>{label}</span>
      </button>
      {/* Not every screen reader reads the new name of a button that has the focus. */}
      <p aria-live="polite" className="sr-only">
        {isAsking && <span>{formCopy.clearQuestion}</span>}
      </p>
    </>
  );
}
