import type { ReactNode } from 'react';
import { farm } from '@/content/farm';
import { site } from '@/content/site';
import { ButtonLink } from '../ui/button-link';
import { Section } from '../ui/section';

export interface SocialProps {
  readonly content: { readonly heading: string; readonly text: string };
  /** The feed of a profile, below the links. */
  readonly children?: ReactNode;
}

/** The two social profiles. */
export function Social({ content, children }: SocialProps) {
  return (
    <Section heading={content.heading} introduction={content.text} layout="row" aside={children}>
      <p className="flex flex-wrap gap-3">
        <ButtonLink label={site.instagram} href={farm.socialProfiles.instagram} variant="line" />
        <ButtonLink label={site.facebook} href={farm.socialProfiles.facebook} variant="line" />
      </p>
    </Section>
  );
}
