import { areExamples } from '@/content/examples';
import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import { ExampleLabel } from '../ui/example-label';
import { Section } from '../ui/section';
import { Stars } from '../ui/stars';

/** What customers say, as quotations; nothing when there are none. */
export function Testimonials() {
  if (testimonials.length === 0) return null;
  const isQuiet = areExamples(testimonials);
  return (
    <Section heading={site.testimonials} tone="deep">
      <div className="grid gap-8 md:grid-cols-3 md:gap-6">
        {testimonials.map(({ name, role, content, rating, isExample }) => (
          <figure
            key={name}
            className={isQuiet ? undefined : 'quotation grid grid-cols-[3.25rem_1fr] md:block'}
          >
            {isExample && <ExampleLabel />}
            <Stars rating={rating} />
            {/* Three in a row leave room for only a few words in a line on a tablet. */}
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
