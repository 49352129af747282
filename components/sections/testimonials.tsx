import { Section } from '@/components/ui/section';
import { maxStars, site } from '@/content/shared-text';
import { facts } from '@/facts/facts';

/** What customers say; nothing if there are no testimonials. */
export function Testimonials() {
  const { testimonials } = facts.testimonials;
  if (!testimonials) return null;
  return (
    <Section heading={site.testimonials} tone="deep">
      {/* Scrolls sideways on a phone, also by keyboard. */}
      <div
        role="region"
        aria-label={site.testimonialsStrip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the focus
        tabIndex={0}
        className="strip -mx-gutter px-gutter md:grid md:grid-cols-[repeat(auto-fit,minmax(max(13rem,30%),1fr))] md:gap-x-8 md:gap-y-3"
      >
        {testimonials.map(({ name, role, content, rating }) => (
          <figure
            key={name}
            className="border-t-4 border-double pt-4 md:row-span-2 md:grid md:grid-rows-subgrid"
          >
            {/* Smaller on a tablet, where three in a row are narrow. */}
            <blockquote className="font-serif text-lead lg:text-title">
              <p>{content}</p>
            </blockquote>
            <figcaption className="max-md:mt-3">
              {rating !== undefined && (
                <span role="img" aria-label={site.stars(rating)} className="block text-accent">
                  {'★'.repeat(rating)}
                  {'☆'.repeat(maxStars - rating)}
                </span>
              )}
              <span className="block font-semibold">{name}</span>
              <span className="block text-ink-soft">{role}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
