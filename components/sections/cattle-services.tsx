import { FigureNumber } from '@/components/ui/figure-table';
import { Point } from '@/components/ui/prose';
import { ColumnPhoto, Section } from '@/components/ui/section';
import { bonsmaraServices } from '@/content/bonsmara';
import { photos } from '@/lib/photos/site-photos';

/** The papers that come with an animal. */
function Papers() {
  const { heading, points } = bonsmaraServices.papers;
  return (
    <div className="border-4 border-double bg-paper-deep px-5 py-4">
      <h3 className="text-title text-accent">{heading}</h3>
      <dl className="mt-3 grid gap-x-8 md:grid-cols-3">
        {points.map(({ name, text }) => (
          <div key={name} className="border-t border-line py-2">
            <dt className="font-semibold">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The breed, and the three breeds behind it. */
function Breed() {
  const { heading, text, parts } = bonsmaraServices.breed;
  return (
    <div>
      <Point name={heading} text={text} />
      <div className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-6 text-accent">
        {parts.map((part) => (
          <FigureNumber key={part.label} {...part} />
        ))}
      </div>
    </div>
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
      <div className="photo-row my-6 grid items-center gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-[7fr_5fr]">
        <ColumnPhoto photo={photos.feedlot} />
        <Breed />
      </div>
      <Papers />
    </Section>
  );
}
