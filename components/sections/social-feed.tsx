import { socialFeed } from '@/content/bonsmara';
import { farm } from '@/content/farm';
import { facebookFeedLink } from '@/lib/contact-links';

/** The feed of another company, fetched only when the visitor opens it. */
export function SocialFeed() {
  return (
    <details className="mt-8 border-y border-line">
      <summary className="flex min-h-14 cursor-pointer items-center font-semibold">
        {socialFeed.summary}
      </summary>
      <p className="max-w-measure text-label text-ink-soft">{socialFeed.dataCost}</p>
      <iframe
        src={facebookFeedLink(farm.socialProfiles.facebook)}
        title={socialFeed.frameTitle}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
        width="340"
        height="500"
        className="my-5 max-w-full bg-white"
      />
    </details>
  );
}
