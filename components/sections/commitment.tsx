import { ButtonLink } from '@/components/ui/links';
import { Photo } from '@/components/ui/photo';
import { headingId, Section, SectionHead } from '@/components/ui/section';
import { homeCommitment } from '@/content/home';
import { contactLink, invitation } from '@/content/shared-text';
import { facts } from '@/facts/facts';
import { silhouette } from '@/lib/photos/site-photos';

const { heading, link } = homeCommitment;

/** Shown until the owner has written a commitment: an invitation, which promises nothing. */
function Invitation() {
  return (
    <Section heading={heading} isLabel tone="accent">
      <p className="mb-4 font-serif text-heading">{invitation}</p>
      <ButtonLink label={link} href={contactLink.href} variant="line" />
    </Section>
  );
}

/** The owner's commitment to customers, above cattle against the evening sky. */
export function Commitment() {
  const [promise, ...others] = facts.terms.commitment ?? [];
  if (!promise) return <Invitation />;
  return (
    <section
      aria-labelledby={headingId(heading)}
      className="commitment relative isolate grid min-h-88 overflow-clip bg-accent text-white md:min-h-[clamp(30rem,56vw,46rem)]"
    >
      {/*
        The silhouette of a herd, whose white sky disappears when multiplied. A wide screen crops its lower edge, below
        the text.
      */}
      <div className="absolute bottom-[min(0px,14rem-17.5vw)] left-0 -z-1 w-[max(100%,38rem)] opacity-85 mix-blend-multiply">
        <Photo
          photo={silhouette}
          sizes="(min-width: 48rem) 100vw, 8rem"
          className="w-full max-w-none bg-transparent"
        />
      </div>
      <div className="page-width section flex flex-col justify-between">
        <SectionHead heading={heading} isLabel />
        <p className="font-serif text-poster">{promise}</p>
        <div className="mt-4 grid justify-items-start gap-14 md:mt-auto md:grid-cols-[1fr_auto] md:items-center md:gap-4 md:[&>a]:col-start-2 md:[&>a]:row-span-3 md:[&>a]:row-start-1">
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
