import type { ReactNode } from 'react';
import { exampleProfiles, farm } from '@/content/farm';
import { site } from '@/content/site';
import { feedCopy, feedSource } from '@/content/social-feed';
import type { FeedSource } from '@/content/types';
import { facebookFeedLink } from '@/lib/site/contact-links';
import { InlineScript } from '../page/inline-script';
import { ExampleMark } from '../ui/example-mark';
import { ButtonLink, buttonStyle } from '../ui/links';
import { Section } from '../ui/section';

export interface SocialProps {
  readonly heading: string;
  readonly introduction: string;
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
export function Social({ children, ...head }: SocialProps) {
  return (
    <Section {...head} className="section-row">
      <div className="grid max-w-[30rem] gap-3">
        <p className="flex flex-wrap gap-3">
          <ButtonLink label={site.instagram} href={profiles.instagram} variant="line" />
          <ButtonLink label={site.facebook} href={profiles.facebook} variant="line" />
        </p>
        {hasExampleProfile && <ExampleMark />}
        {children}
      </div>
    </Section>
  );
}

/** Without scripts a browser fetches even a lazy frame of a closed box, so the frame has no address. */
function fillFrameOnOpen() {
  const frame = document.querySelector<HTMLIFrameElement>('[data-src]');
  const box = frame?.closest('details');
  if (!frame || !box) return;
  box.ontoggle = () => {
    frame.src ||= frame.dataset.src ?? '';
  };
}

/** The feed of another company, fetched only when the visitor opens it. */
export function SocialFeed({ source = feedSource }: Readonly<{ source?: FeedSource }>) {
  if (source.kind === 'none') return null;
  const { summary, dataCost, frameTitle } = feedCopy[source.kind];
  const isFacebook = source.kind === 'facebook';
  return (
    <details>
      <summary className={`cursor-pointer ${buttonStyle('line')}`}>{summary}</summary>
      <p className="mt-4 text-label text-ink-soft">{dataCost}</p>
      <iframe
        data-src={isFacebook ? facebookFeedLink(profiles.facebook) : source.address}
        title={frameTitle}
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
        width="340"
        height="500"
        className="my-8 bg-white"
      />
      <InlineScript run={fillFrameOnOpen} />
    </details>
  );
}
