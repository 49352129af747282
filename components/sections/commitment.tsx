import { homeCommitment } from '@/content/home';
import { contactLink } from '@/content/navigation';
import { ButtonLink } from '../ui/button-link';
import { Section } from '../ui/section';

/** What a customer may hold us to. */
export function Commitment() {
  return (
    <Section heading={homeCommitment.heading}>
      <div className="grid gap-8 md:grid-cols-12">
        <div className="space-y-4 md:col-span-8 md:col-start-5">
          {homeCommitment.paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-measure font-serif text-title">
              {paragraph}
            </p>
          ))}
          <p className="pt-4">
            <ButtonLink label={homeCommitment.link} href={contactLink.href} />
          </p>
        </div>
      </div>
    </Section>
  );
}
