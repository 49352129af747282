import { useEffect, useRef } from 'react';

/** Says why something did not happen, and scrolls into view; the first sentence is the heading. */
export function Notice({ sentences }: { readonly sentences: readonly string[] }) {
  const reference = useRef<HTMLDivElement>(null);
  useEffect(() => reference.current?.scrollIntoView({ block: 'center' }), [sentences]);
  if (sentences.length === 0) return null;
  return (
    <div role="alert" className="notice" ref={reference}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
