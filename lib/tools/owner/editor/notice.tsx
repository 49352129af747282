import { useEffect, useRef } from 'react';
import { Failure } from './failures';

interface NoticeProps {
  readonly sentences: readonly string[];
  /** What the sentences are about, if a request failed. */
  readonly failure?: unknown;
}

/** Says why something did not happen, and scrolls into view; the first sentence is the heading. */
export function Notice({ sentences, failure }: NoticeProps) {
  const reference = useRef<HTMLDivElement>(null);
  useEffect(() => reference.current?.scrollIntoView({ block: 'center' }), [sentences]);
  if (sentences.length === 0) return null;
  return (
    <div role="alert" className="notice" ref={reference}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <SignInAgain failure={failure} />
    </div>
  );
}

/** A link to the host's sign-in page, in a new tab so that this one keeps its words; nothing while signed in. */
export function SignInAgain({ failure }: Pick<NoticeProps, 'failure'>) {
  if (!(failure instanceof Failure && failure.isSignedOut)) return null;
  return (
    <a href="/" target="_blank" rel="noreferrer" className="button">
      Sign in again
    </a>
  );
}
