import { useEffect, useRef } from 'react';

interface NoticeProps {
  /** The first says what happened; each other one may lead to its field. */
  readonly sentences: readonly string[];
  readonly onSentence?: ((sentence: string) => void) | undefined;
}

/** Says why something did not happen, and scrolls to where it says it. */
export function Notice({ sentences, onSentence }: NoticeProps) {
  const reference = useRef<HTMLDivElement>(null);
  useEffect(() => reference.current?.scrollIntoView({ block: 'center' }), [sentences]);
  const [first, ...others] = sentences;
  if (first === undefined) return null;
  return (
    <div role="alert" className="notice" ref={reference}>
      <p>{first}</p>
      {others.length > 0 && (
        <ul>
          {others.map((sentence) => (
            <li key={sentence}>
              {onSentence ? (
                <button type="button" className="link" onClick={() => onSentence(sentence)}>
                  {sentence}
                </button>
              ) : (
                sentence
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
