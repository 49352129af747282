import { useState } from 'react';
import { formCopy } from '@/content/enquiry';

/** A press within this time is the second of a double click, so it does not confirm. */
const restMilliseconds = 1_000;

/** Clears the form. The button itself asks for confirmation, since browsers may suppress dialogs. */
export function ClearButton({ onClear }: Readonly<{ onClear: () => void }>) {
  /** When the last press came, by `performance.now()`; undefined while the button does not ask. */
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
            // The button is about to unmount.
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
      {/* Not every screen reader announces the new name of a focused button. */}
      <p aria-live="polite" className="sr-only">
        {isAsking && <span>{formCopy.clearQuestion}</span>}
      </p>
    </>
  );
}
