import type { Certification } from '@/content/certifications';
import { homeCommitment } from '@/content/home';
import { contactLink } from '@/content/navigation';
import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import { ExampleMark } from '../ui/example-mark';
import { Icon } from '../ui/icon';
import { ButtonLink } from '../ui/links';
import { Section } from '../ui/section';

/** Of a section in which nothing is confirmed, heading and entries are small: it promises nothing. */
function isUnconfirmed(entries: readonly { readonly isExample?: boolean }[]): boolean {
  return entries.every(({ isExample }) => isExample);
}

/**
 * Certificates and awards: three in a row on wide screens, or two where three would leave one alone.
 * Nothing where the owner has none.
 */
export function Certifications({
  certifications,
  heading = site.certifications,
}: Readonly<{ certifications: readonly Certification[]; heading?: string }>) {
  if (certifications.length === 0) return null;
  const columns = certifications.length % 3 === 1 ? '' : 'md:grid-cols-3';
  const isQuiet = isUnconfirmed(certifications);
  return (
    <Section heading={heading} isLabel={isQuiet}>
      <ul className={`grid gap-4 sm:grid-cols-2 ${columns}`}>
        {certifications.map(({ title, issuer, year, icon = 'award', isExample }) => (
          <li key={title} className="flex items-start gap-3">
            <Icon
              name={icon}
              className={`shrink-0 ${isQuiet ? 'w-8 text-ink-soft' : 'w-12 text-accent'}`}
            />
            <div>
              <h3 className={isQuiet ? 'text-lead' : 'text-title'}>{title}</h3>
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
    <span role="img" aria-label={site.stars(rating)} className="block text-accent">
      {'★'.repeat(rating)}
      {'☆'.repeat(starCount - rating)}
    </span>
  );
}

/** What customers say, set as quotations; nothing where the owner has none. */
export function Testimonials() {
  if (testimonials.length === 0) return null;
  const isQuiet = isUnconfirmed(testimonials);
  return (
    <Section heading={site.testimonials} tone="deep" isLabel={isQuiet}>
      <div className="grid gap-8 md:grid-cols-3 md:gap-6">
        {testimonials.map(({ name, role, content, rating, isExample }) => (
          <figure
            key={name}
            className={isQuiet ? undefined : 'quotation grid grid-cols-[3.25rem_1fr] md:block'}
          >
            {isExample && <ExampleMark />}
            <Stars rating={rating} />
            {/* Of three in a row on a tablet each has room for few words in a line. */}
            <blockquote
              className={`mt-2 font-serif ${isQuiet ? '' : 'text-lead md:max-lg:text-body'}`}
            >
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
