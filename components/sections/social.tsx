import type { ReactNode } from 'react';
import { farm } from '@/content/farm';
import { site } from '@/content/site';
import { type FeedSource, feedCopy, feedSource } from '@/content/social-feed';
import { facebookFeedLink } from '@/lib/site/contact-links';
import { ButtonLink } from '../ui/links';
import { Section } from '../ui/section';
import { Feed } from './social-feed';

const { instagram, facebook } = farm.socialProfiles;

/**
 * The two social profiles.
 * @param children the feed of a profile, below the links
 */
export function Social({ heading, children }: Readonly<{ heading: string; children?: ReactNode }>) {
  return (
    <Section heading={heading} className="section-row">
      <div className="grid max-w-[30rem] gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink label={site.instagram} href={instagram} variant="line" />
          <ButtonLink label={site.facebook} href={facebook} variant="line" />
        </div>
        {children}
      </div>
    </Section>
  );
}

/** The feed of another company, fetched only when the visitor opens it; nothing if there is none. */
export function SocialFeed({ source = feedSource }: Readonly<{ source?: FeedSource }>) {
  if (source.kind === 'none') return null;
  const address = source.kind === 'facebook' ? facebookFeedLink(facebook) : source.address;
  return <Feed {...feedCopy[source.kind]} address={address} />;
}
