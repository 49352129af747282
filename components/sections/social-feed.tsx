import { farm } from '@/content/farm';
import type { FeedSource } from '@/content/shapes';
import { feedSource, feedWords } from '@/content/social-feed';
import { facebookFeedLink } from '@/lib/site/contact-links';

export interface SocialFeedProps {
  readonly source?: FeedSource;
}

/** The feed of another company, fetched only when the visitor opens it. */
export function SocialFeed({ source = feedSource }: SocialFeedProps) {
  if (source.kind === 'none') return null;
  const { summary, dataCost, frameTitle } = feedWords[source.kind];
  const isFacebook = source.kind === 'facebook';
  return (
    <details className="border-y border-line">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {summary}
      </summary>
      <p className="max-w-measure text-label text-ink-soft">{dataCost}</p>
      <iframe
        src={isFacebook ? facebookFeedLink(farm.socialProfiles.facebook) : source.address}
        title={frameTitle}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
        width="340"
        height="500"
        className="my-8 bg-white"
      />
    </details>
  );
}
