'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonStyle } from '../ui/links';

export interface FeedProps {
  readonly summary: string;
  /** What the visitor reads before anything is fetched: what it costs, and what it tells to whom. */
  readonly dataCost: string;
  readonly frameTitle: string;
  readonly address: string;
}

/**
 * A closed box around a frame of another company, which has no address before the box is opened:
 * without scripts a browser fetches even a lazy frame of a closed box.
 */
export function Feed({ summary, dataCost, frameTitle, address }: FeedProps) {
  const boxRef = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setOpened] = useState(false);
  // It may have been opened before this was hydrated.
  useEffect(() => setOpened(Boolean(boxRef.current?.open)), []);
  return (
    <details ref={boxRef} onToggle={() => setOpened(true)}>
      <summary className={`cursor-pointer ${buttonStyle('line')}`}>{summary}</summary>
      <p className="mt-4 text-label text-ink-soft">{dataCost}</p>
      <iframe
        data-src={address}
        src={wasOpened ? address : undefined}
        title={frameTitle}
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
        width="340"
        height="500"
        className="my-8 bg-white"
      />
    </details>
  );
}
