import { bonsmaraServices } from '@/content/bonsmara';
import { Prose } from '../ui/prose';
import { Section } from '../ui/section';

/** What the cattle operation does, as a numbered list. */
export function ServiceList() {
  const { heading, introduction, services } = bonsmaraServices;
  return (
    <Section id="services" heading={heading} introduction={introduction}>
      <ol className="border-b border-line">
        {services.map(({ name, text }, index) => (
          <li key={name} className="grid gap-2 border-t border-line py-7 md:grid-cols-12 md:gap-8">
            <span aria-hidden="true" className="font-serif text-title text-accent md:col-span-1">
              {index + 1}
            </span>
            <h3 className="text-title md:col-span-4">{name}</h3>
            <Prose className="max-w-measure md:col-span-7">{text}</Prose>
          </li>
        ))}
      </ol>
    </Section>
  );
}
