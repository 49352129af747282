import { FigureNumber } from '@/components/ui/figure-table';
import { Fold } from '@/components/ui/fold';
import { Point, Prose } from '@/components/ui/prose';
import { ColumnPhoto, Section } from '@/components/ui/section';
import { bonsmaraServices } from '@/content/bonsmara';
import { photos } from '@/lib/photos/site-photos';
import { OtherTerms } from './business-terms';

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
      <Prose className="mt-1 max-w-measure">{text}</Prose>
      <div className="my-6 grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-6 text-accent">
        {parts.map((part) => (
          <FigureNumber key={part.label} {...part} />
        ))}
      </div>
    </Fold>
  );
}

/** The services of the cattle operation, the papers of an animal, and the breed. */
export function CattleServices() {
  const { heading, services } = bonsmaraServices;
  return (
    <Section id="services" heading={heading}>
      <ol className="grid gap-x-8 lg:grid-cols-3">
        {services.map(({ name, text }, index) => (
          <li key={name} className="grid grid-cols-[3.5rem_1fr] border-t border-line py-4">
            <span aria-hidden="true" className="font-serif text-figure text-accent">
              {index + 1}
            </span>
            <div>
              <Point name={name} text={text} />
            </div>
          </li>
        ))}
      </ol>
      <div className="photo-row grid md:my-6 items-center gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-[7fr_5fr]">
        <ColumnPhoto photo={photos.feedlot} />
        <Breed />
      </div>
      <Papers />
      <OtherTerms route="/bonsmara" />
    </Section>
  );
}
