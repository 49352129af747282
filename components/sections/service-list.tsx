import { bonsmaraServices } from '@/content/bonsmara';
import { cattleTerms } from '@/content/business';
import { Prose } from '../ui/prose';
import { Section } from '../ui/section';
import { BusinessTerms } from './business-terms';

/** What the cattle operation does, as a numbered list, and what a buyer asks for. */
export function ServiceList() {
  const { heading, introduction, services, buying } = bonsmaraServices;
  return (
    <Section
      id="services"
      heading={heading}
      introduction={introduction}
      layout="margin"
      aside={
        <>
          <h3 className="text-title">{buying.heading}</h3>
          <Prose className="mt-2 max-w-measure">{buying.text}</Prose>
          <BusinessTerms terms={cattleTerms} />
        </>
      }
    >
      <ol>
        {services.map(({ name, text }, index) => (
          <li key={name} className="grid grid-cols-[3.5rem_1fr] border-b border-line py-4">
            <span aria-hidden="true" className="font-serif text-figure leading-none text-accent">
              {index + 1}
            </span>
            <div>
              <h3 className="text-title">{name}</h3>
              <Prose className="mt-2 max-w-measure">{text}</Prose>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
