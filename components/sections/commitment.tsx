import { homeCommitment } from '@/content/home';
import { contactLink } from '@/content/navigation';
import { ButtonLink } from '../ui/button-link';
import { Section } from '../ui/section';

/** What a customer may hold us to. */
export function Commitment() {
  const [promise, ...others] = homeCommitment.paragraphs;
  return (
    <Section heading={homeCommitment.heading} tone="accent" layout="margin">
      <p className="pt-4 font-serif text-heading">{promise}</p>
      {others.map((paragraph) => (
        <p key={paragraph} className="mt-6 max-w-measure text-lead">
          {paragraph}
        </p>
      ))}
      <p className="mt-8">
        <ButtonLink label={homeCommitment.link} href={contactLink.href} variant="line" />
      </p>
    </Section>
  );
}
