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
          <figure key={name} className="quotation">
            <blockquote className="font-serif text-title">
              <p>{content}</p>
            </blockquote>
            <figcaption className="mt-5">
              <Stars rating={rating} />
              <span className="mt-3 block font-semibold">{name}</span>
              <span className="block text-ink-soft">{role}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
