import { Section } from '@/components/ui/section';
import { facts } from '@/content/facts/reading/facts';
import { maxStars, site } from '@/content/site';

/** What customers say; nothing if there are no testimonials. */
export function Testimonials() {
  const { list: testimonials } = facts.testimonials;
  if (!testimonials) return null;
  return (
    <Section heading={site.testimonials} tone="deep">
      <div className="grid gap-8 md:grid-cols-3 md:gap-6">
        {testimonials.map(({ name, role, content, rating }) => (
          <figure key={name} className="quotation">
            {rating !== undefined && (
              <span role="img" aria-label={site.stars(rating)} className="block text-accent">
                {'★'.repeat(rating)}
                {'☆'.repeat(maxStars - rating)}
              </span>
            )}
            {/* Smaller on a tablet, where three in a row are narrow. */}
            <blockquote className="clear-left mt-2 font-serif text-lead md:max-lg:text-body">
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
