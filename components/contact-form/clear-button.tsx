import { useState } from 'react';
import { formCopy } from '@/content/enquiry';

/** A second press sooner than this is part of a double click: it does not answer the question. */
const restMilliseconds = 1_000;

/** Clears the form after asking in the button's own place, since browsers may suppress dialogs. */
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
          // Safari does not focus a pressed button, so no `blur` would close the question.
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
