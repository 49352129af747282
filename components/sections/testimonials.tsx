import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import { Section } from '../ui/section';
import { Stars } from '../ui/stars';
import { ExampleMark } from './example-mark';

/** What customers say, set as quotations. */
export function Testimonials() {
  return (
    <Section heading={site.testimonials} tone="deep">
      <div className="grid gap-8 md:grid-cols-3">
        {testimonials.map(({ name, role, content, rating, isExample }) => (
          <figure key={name} className="quotation">
            <ExampleMark isExample={isExample} />
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
