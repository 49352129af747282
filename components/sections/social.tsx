import type { ReactNode } from 'react';
import { exampleProfiles, farm } from '@/content/farm';
import { site } from '@/content/site';
import { feedCopy, feedSource } from '@/content/social-feed';
import type { FeedSource } from '@/content/types';
import { Island } from '@/lib/html-first/island';
import { facebookFeedLink } from '@/lib/site/contact-links';
import { ExampleMark } from '../ui/example-mark';
import { ButtonLink } from '../ui/links';
import { Section } from '../ui/section';
import { Feed } from './social-feed';

export interface SocialProps {
  readonly heading: string;
  /** The feed of a profile, below the links. */
  readonly children?: ReactNode;
}

const { instagram, facebook } = farm.socialProfiles;
const profiles = {
  instagram: instagram ?? exampleProfiles.instagram,
  facebook: facebook ?? exampleProfiles.facebook,
};
const hasExampleProfile = !instagram || !facebook;

/** The two social profiles. */
export function Social({ heading, children }: SocialProps) {
  return (
    <Section heading={heading} className="section-row">
      <div className="grid max-w-[30rem] gap-3">
        <div className="flex flex-wrap items-center gap-3">
          {hasExampleProfile && (
            <div className="w-full sm:order-last sm:w-auto">
              <ExampleMark />
            </div>
          )}
          <ButtonLink label={site.instagram} href={profiles.instagram} variant="line" />
          <ButtonLink label={site.facebook} href={profiles.facebook} variant="line" />
        </div>
        {children}
      </div>
    </Section>
  );
}

/** The feed of another company, fetched only when the visitor opens it; nothing where there is none. */
export function SocialFeed({ source = feedSource }: Readonly<{ source?: FeedSource }>) {
  if (source.kind === 'none') return null;
  const address = source.kind === 'facebook' ? facebookFeedLink(profiles.facebook) : source.address;
  return (
    <Island name="social-feed" component={Feed} props={{ ...feedCopy[source.kind], address }} />
  );
}
