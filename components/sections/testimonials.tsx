import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import { Section } from '../ui/section';
import { Stars } from '../ui/stars';

/** What customers say, set as quotations. */
export function Testimonials() {
  return (
    <Section heading={site.testimonials} tone="deep">
      <div className="grid gap-12 md:grid-cols-3 md:gap-8">
        {testimonials.map(({ name, role, content, rating }) => (
          <figure key={name} className="flex flex-col border-t border-line pt-5">
            <Stars rating={rating} />
            <blockquote className="mt-4 font-serif text-title">
              <p>“{content}”</p>
            </blockquote>
            <figcaption className="mt-5 text-label">
              <span className="block font-semibold">{name}</span>
              <span className="block text-ink-soft">{role}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
