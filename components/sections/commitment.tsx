import { ButtonLink } from '@/components/ui/links';
import { Photo } from '@/components/ui/photo';
import { headingId, SectionHead } from '@/components/ui/section';
import { homeCommitment } from '@/content/home';
import { contactLink } from '@/content/site';
import { facts } from '@/facts/facts';
import { silhouette } from '@/lib/photos/site-photos';

/** The owner's commitment to customers, above cattle against the evening sky; nothing if there is none. */
export function Commitment() {
  const [promise, ...others] = facts.terms.commitment ?? [];
  if (!promise) return null;
  const { heading, link } = homeCommitment;
  return (
    <section aria-labelledby={headingId(heading)} className="commitment bg-accent text-white">
      <Photo photo={silhouette} sizes="(min-width: 48rem) 100vw, 8rem" className="w-full" />
      <div className="page-width section">
        <SectionHead heading={heading} isLabel />
        <p className="font-serif text-poster">{promise}</p>
        <div className="commitment-end">
          {others.map((paragraph) => (
            <p key={paragraph} className="max-w-measure text-lead">
              {paragraph}
            </p>
          ))}
          <ButtonLink label={link} href={contactLink.href} variant="line" />
        </div>
      </div>
    </section>
  );
}
