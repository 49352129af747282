import { Island } from '@/lib/html-first/island';
import { buttonStyle } from '../ui/links';
import { openFeed } from './open-feed';

export interface FeedProps {
  readonly summary: string;
  /** What the visitor reads before anything is fetched: the cost in data, and who learns of the visit. */
  readonly dataCost: string;
  readonly frameTitle: string;
  readonly address: string;
}

/**
 * A closed box around a frame of another company, which has no address before the box is opened:
 * without scripts a browser fetches even a lazy frame of a closed box. It has no sandbox either, since
 * a frame without an address counts as a page of this site, and Chromium warns of the permissions.
 */
export function Feed({ summary, dataCost, frameTitle, address }: FeedProps) {
  return (
    <Island name="social-feed">
      <details>
        <summary className={`cursor-pointer ${buttonStyle('line')}`}>{summary}</summary>
        <p className="mt-4 text-label text-ink-soft">{dataCost}</p>
        <iframe
          data-sandbox="allow-scripts allow-same-origin allow-popups"
          data-src={address}
          title={frameTitle}
          referrerPolicy="no-referrer"
          width="340"
          height="500"
          className="my-8 bg-white"
        />
      </details>
      <script
        // For `next dev` and LIGHT=off: the adapter removes it and fetches the module on touch instead.
        // oxlint-disable-next-line react/no-danger -- the text is our own function
        dangerouslySetInnerHTML={{
          __html: `(${openFeed.toString()})(document.currentScript.parentElement)`,
        }}
      />
    </Island>
  );
}
