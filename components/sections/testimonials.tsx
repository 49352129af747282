import { Section } from '@/components/ui/section';
import { facts } from '@/content/facts/reading/facts';
import { maxStars, site } from '@/content/site';

/** What customers say; nothing if there are no testimonials. */
export function Testimonials() {
  const { list: testimonials } = facts.testimonials;
  if (!testimonials) return null;
  return (
    <Section heading={site.testimonials} tone="deep">
      {/* On a phone it scrolls sideways, also by keyboard. */}
      <div
        role="region"
        aria-label={site.testimonialsStrip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the focus
        tabIndex={0}
        className="quotations strip md:grid md:gap-4"
      >
        {testimonials.map(({ name, role, content, rating }) => (
          <figure key={name} className="flex flex-col border-t-4 border-accent bg-paper px-5 py-4">
            {rating !== undefined && (
              <span role="img" aria-label={site.stars(rating)} className="text-lead text-accent">
                {'★'.repeat(rating)}
                {'☆'.repeat(maxStars - rating)}
              </span>
            )}
            {/* Smaller on a tablet, where three in a row are narrow. */}
            <blockquote className="mt-2 mb-4 grow font-serif text-lead md:max-lg:text-body">
              <p>{content}</p>
            </blockquote>
            <figcaption className="border-t border-line pt-3">
              <span className="block font-semibold">{name}</span>
              <span className="block text-ink-soft">{role}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
