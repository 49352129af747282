import { ButtonLink } from '@/components/ui/links';
import { Section } from '@/components/ui/section';
import { facts } from '@/content/facts/reading/facts';
import { homeCommitment } from '@/content/home';
import { contactLink } from '@/content/site';

/** The owner's commitment to customers; nothing if there is none. */
export function Commitment() {
  const [promise, ...others] = facts.terms.commitment ?? [];
  if (!promise) return null;
  return (
    <Section heading={homeCommitment.heading} isLabel tone="accent">
      <p className="mb-8 font-serif text-poster">{promise}</p>
      {others.map((paragraph) => (
        <p key={paragraph} className="mb-8 max-w-measure text-lead">
          {paragraph}
        </p>
      ))}
      <ButtonLink label={homeCommitment.link} href={contactLink.href} variant="line" />
    </Section>
  );
}
