import type { Certification } from '@/content/certifications';
import { homeCommitment } from '@/content/home';
import { contactLink } from '@/content/navigation';
import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import { ExampleMark } from '../ui/example-mark';
import { Icon } from '../ui/icon';
import { ButtonLink } from '../ui/links';
import { Section } from '../ui/section';

/**
 * Certificates and awards: up to three in a row, or four where three would leave one alone. Nothing
 * where the owner has none.
 */
export function Certifications({
  certifications,
  heading = site.certifications,
}: Readonly<{ certifications: readonly Certification[]; heading?: string }>) {
  if (certifications.length === 0) return null;
  const columns = certifications.length % 3 === 0 ? 'md:grid-cols-3' : 'lg:grid-cols-4';
  return (
    <Section heading={heading}>
      <ul className={`grid gap-4 sm:grid-cols-2 ${columns}`}>
        {certifications.map(({ title, issuer, year, icon = 'award', isExample }) => (
          <li key={title} className="flex items-center gap-3">
            <Icon name={icon} className="h-12 w-12 shrink-0 text-accent" />
            <div>
              <h3 className="text-title">{title}</h3>
              {issuer && <p className="text-ink-soft">{issuer}</p>}
              {year && <p className="text-ink-soft">{year}</p>}
              {isExample && <ExampleMark />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const starCount = 5;

/** A rating of 0 to 5 as whole stars, read aloud as one sentence. */
export function Stars({ rating }: Readonly<{ rating: number }>) {
  return (
    <span role="img" aria-label={site.stars(rating)} className="block text-title text-ochre">
      {'★'.repeat(rating)}
      {'☆'.repeat(starCount - rating)}
    </span>
  );
}

/** What customers say, set as quotations; nothing where the owner has none. */
export function Testimonials() {
  if (testimonials.length === 0) return null;
  return (
    <Section heading={site.testimonials} tone="deep">
      <div className="grid gap-8 md:grid-cols-3">
        {testimonials.map(({ name, role, content, rating, isExample }) => (
          <figure key={name} className="quotation grid grid-cols-[3.25rem_1fr] md:block">
            {isExample && <ExampleMark />}
            <Stars rating={rating} />
            <blockquote className="mt-2 font-serif text-lead">
              <p>{content}</p>
            </blockquote>
            <figcaption className="mt-3">
              <span className="block font-semibold">{name}</span>
              <span className="block text-ink-soft">{role}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

/** What a customer may hold us to, in the largest letters of the page. */
export function Commitment() {
  const [promise, ...others] = homeCommitment.paragraphs;
  return (
    <Section heading={homeCommitment.heading} isLabel tone="accent">
      <p className="font-serif text-poster">{promise}</p>
      {others.map((paragraph) => (
        <p key={paragraph} className="my-8 max-w-measure text-lead">
          {paragraph}
        </p>
      ))}
      <ButtonLink label={homeCommitment.link} href={contactLink.href} variant="line" />
    </Section>
  );
}
