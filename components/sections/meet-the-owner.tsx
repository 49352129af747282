import { farm } from '@/content/farm';
import { photos } from '@/content/photos';
import { site } from '@/content/site';
import { FigureNumber } from '../ui/figure-number';
import { Photo } from '../ui/photo';
import { Section } from '../ui/section';

/** Portrait, name, story and the two figures of the owner. */
export function MeetTheOwner() {
  const { name, title, biography, statistics } = farm.owner;
  return (
    <Section heading={site.meetTheOwner} tone="deep">
      <div className="grid gap-8 md:grid-cols-12">
        <div className="md:col-span-5">
          <Photo
            photo={photos.owner}
            sizes="(min-width: 80rem) 30rem, (min-width: 48rem) 38vw, 92vw"
            className="aspect-4/5 w-full object-cover"
          />
        </div>
        <div className="md:col-span-7 md:pl-6">
          <h3 className="text-heading">{name}</h3>
          <p className="mt-1 font-semibold text-accent">{title}</p>
          <div className="mt-6 max-w-measure space-y-4">
            {biography.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="mt-10 grid grid-cols-2 gap-6">
            {statistics.map((statistic) => (
              <FigureNumber key={statistic.label} {...statistic} />
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
