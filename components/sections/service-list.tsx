import { bonsmaraServices } from '@/content/bonsmara';
import { cattleTerms } from '@/content/business';
import { contactLink } from '@/content/navigation';
import { FigureNumber } from '../ui/figure-table';
import { ButtonLink } from '../ui/links';
import { Point } from '../ui/prose';
import { Section } from '../ui/section';
import { Terms } from './contact-details';

/** How cattle are bought: what to tell the farm, what to ask it for, and the way to do so. */
function Buying() {
  const { heading, steps, answer, link } = bonsmaraServices.buying;
  return (
    <div className="edge-4 edge-double bg-paper-deep px-5 py-4">
      <h3 className="text-heading text-accent">{heading}</h3>
      <div className="my-4 grid grid-cols-2 gap-6">
        {steps.map(({ name, points }) => (
          <div key={name}>
            <h4 className="edge-b pb-1 font-semibold">{name}</h4>
            <ul>
              {points.map((point) => (
                <li key={point} className="edge-b border-line py-1.5">
                  {point}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="mb-4">{answer}</p>
      <ButtonLink label={link} href={contactLink.href} />
      <Terms terms={cattleTerms} />
    </div>
  );
}

/** The breed, and the three that it was made of. */
function Breed() {
  const { heading, text, parts } = bonsmaraServices.breed;
  return (
    <div className="mt-10 grid gap-6 md:grid-cols-2">
      <div>
        <Point name={heading} text={text} />
      </div>
      <div className="flex flex-wrap gap-6 text-accent">
        {parts.map((part) => (
          <FigureNumber key={part.label} {...part} />
        ))}
      </div>
    </div>
  );
}

/** What the cattle operation does, what a buyer asks for, and what the breed is. */
export function ServiceList() {
  const { heading, services } = bonsmaraServices;
  return (
    <Section id="services" heading={heading}>
      <div className="grid gap-6 md:grid-cols-2">
        <ol className="grid">
          {services.map(({ name, text }, index) => (
            <li key={name} className="grid grid-cols-[3.5rem_1fr] edge-t border-line py-4">
              <span aria-hidden="true" className="font-serif text-figure text-accent">
                {index + 1}
              </span>
              <div>
                <Point name={name} text={text} />
              </div>
            </li>
          ))}
        </ol>
        <Buying />
      </div>
      <Breed />
    </Section>
  );
}
