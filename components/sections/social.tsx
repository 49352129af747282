import type { ReactNode } from 'react';
import { ButtonLink, buttonStyle } from '@/components/ui/links';
import { Section } from '@/components/ui/section';
import { cattleFeed } from '@/content/bonsmara';
import { farm } from '@/content/farm';
import { site } from '@/content/shared-text';
import { Island } from '@/lib/islands/island';
import { facebookFeedLink } from '@/lib/site/external-links';

const { instagram, facebook } = farm.socialProfiles;

/**
 * The social profiles; nothing if the farm has none.
 * @param children a profile's feed, below the links
 */
export function Social({ heading, children }: Readonly<{ heading: string; children?: ReactNode }>) {
  if (!instagram && !facebook) return null;
  return (
    <Section
      heading={heading}
      isLabel
      // In one row on a wide screen, if the feed is closed.
      className="lg:flex lg:flex-wrap lg:items-baseline lg:justify-between"
    >
      <div className="flex flex-wrap items-start gap-3">
        {instagram && <ButtonLink label={site.instagram} href={instagram} variant="line" />}
        {facebook && <ButtonLink label={site.facebook} href={facebook} variant="line" />}
        {children}
      </div>
    </Section>
  );
}

/**
 * Facebook's feed in a closed `<details>`, fetched only when the visitor opens it. Until then the iframe has no `src`,
 * since without scripts a browser fetches even a lazy iframe in a closed `<details>`, and no `sandbox`, since Chromium
 * warns about these permissions on a same-origin frame.
 */
export function SocialFeed() {
  if (!facebook) return null;
  return (
    <Island name="social-feed">
      <details className="max-w-[30rem] open:basis-full">
        <summary className={buttonStyle('line')}>{cattleFeed.summary}</summary>
        <p className="mt-4 text-label text-ink-soft">{cattleFeed.dataCost}</p>
        {/* Behind the iframe, which covers it once the feed has loaded. */}
        <p className="invisible h-0 text-label has-[+[src]]:visible">{cattleFeed.loading}</p>
        <iframe
          data-sandbox="allow-scripts allow-same-origin allow-popups"
          data-src={facebookFeedLink(facebook)}
          title={cattleFeed.frameTitle}
          referrerPolicy="no-referrer"
          width="340"
          height="500"
          className="relative mb-8"
        />
      </details>
    </Island>
  );
}
