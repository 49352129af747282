import { FigureNumber } from '@/components/ui/figure-table';
import { Fold } from '@/components/ui/fold';
import { Photo } from '@/components/ui/photo';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { bonsmaraServices } from '@/content/bonsmara';
import { contactLink } from '@/content/shared-text';
import { hasLots } from '@/lib/for-sale/lots';
import { photos } from '@/lib/photos/site-photos';
import { keepFiguresTogether } from '@/text/format-number';
import { hasOtherTerms, OtherTerms } from './business-terms';

/** The papers that come with an animal. */
function Papers() {
  const { heading, points } = bonsmaraServices.papers;
  return (
    <div className="md:border-4 md:border-double md:bg-paper-deep md:px-5 md:pb-4">
      <Fold summary={heading} heading={heading}>
        <dl className="mt-3 grid gap-x-8 md:grid-cols-3">
          {points.map(({ name, text }) => (
            <div key={name} className="border-t border-line py-2">
              <dt className="font-semibold">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </div>
  );
}

/** The breed, and the three breeds behind it. */
function Breed() {
  const { heading, text, parts } = bonsmaraServices.breed;
  return (
    <Fold summary={heading} heading={heading}>
      <div className="grid gap-x-8 gap-y-4 pt-1 pb-6 lg:grid-cols-2">
        <Prose className="max-w-measure">{text}</Prose>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-6 text-accent">
          {parts.map((part) => (
            <FigureNumber key={part.label} {...part} />
          ))}
        </div>
      </div>
    </Fold>
  );
}

type ServiceProps = Readonly<{ service: (typeof bonsmaraServices.services)[number] }>;

/** A service: photo, text, how it is charged, and a link. On a phone only the first has a photo. */
function Service({ service }: ServiceProps) {
  const { name, photo, text, chargedBy, link } = service;
  const leadsNowhere =
    (link.href === '#terms' && !hasOtherTerms('/bonsmara')) ||
    (link.href === '#for-sale' && !hasLots('/bonsmara'));
  const { href, label } = leadsNowhere ? contactLink : link;
  return (
    <li className="max-md:not-first:[&>picture]:hidden">
      <Photo
        photo={photos[photo]}
        sizes="(min-width: 48rem) min(30vw, 28rem), 100vw"
        className="mb-2 aspect-9/4 w-full object-cover max-md:-mx-gutter max-md:w-[calc(100%+2*var(--spacing-gutter))] max-md:max-w-none md:mb-3 md:aspect-3/2"
      />
      <h3 className="text-lead md:text-title">{name}</h3>
      <Prose className="max-w-measure md:mt-1">{text}</Prose>
      <p className="text-label text-ink-soft md:mt-1">
        {chargedBy && `${keepFiguresTogether(chargedBy)} `}
        {/* Inline on a phone, where the negative margin keeps its touch area from raising the line. */}
        <a href={href} className="text-link -my-3 text-ink md:my-0 md:flex md:w-fit">
          {label}
        </a>
      </p>
    </li>
  );
}

/** The services of the cattle operation, the papers of an animal, and the breed. */
export function CattleServices() {
  const { heading, services } = bonsmaraServices;
  return (
    <Section id="services" heading={heading}>
      <ul className="mb-2 grid gap-x-6 gap-y-3 md:grid-cols-3 print:grid-cols-3">
        {services.map((service) => (
          <Service key={service.name} service={service} />
        ))}
      </ul>
      <Breed />
      <Papers />
      <OtherTerms route="/bonsmara" />
    </Section>
  );
}
