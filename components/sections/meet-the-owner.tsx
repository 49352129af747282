import { farm } from '@/content/farm';
import { photos } from '@/content/photos';
import { site } from '@/content/site';
import { FigureNumber } from '../ui/figure-table';
import { Photo } from '../ui/photo';
import { Prose } from '../ui/prose';
import { headingId, SectionHead } from '../ui/section';

/** Portrait, name, story and the two figures of the owner. */
export function MeetTheOwner() {
  const { name, title, biography, statistics } = farm.owner;
  const [opening, ...story] = biography;
  return (
    <section aria-labelledby={headingId(site.meetTheOwner)} className="bg-paper-deep">
      <div className="page-width section grid grid-cols-[2fr_3fr] gap-5 md:grid-cols-[5fr_7fr] md:gap-x-16">
        <div>
          <SectionHead heading={site.meetTheOwner} />
          <p className="font-serif text-title md:text-figure">{opening}</p>
        </div>
        <div className="order-first md:row-span-2">
          <Photo
            photo={photos.owner}
            sizes="(min-width: 48rem) 29rem, 36vw"
            className="aspect-4/5 w-full object-cover"
          />
        </div>
        <div className="col-span-2 md:col-span-1">
          <div className="grid max-w-measure gap-3">
            {story.map((paragraph) => (
              <Prose key={paragraph}>{paragraph}</Prose>
            ))}
          </div>
          <h3 className="mt-5 text-title">{name ?? title}</h3>
          {name && <p className="text-ink-soft">{title}</p>}
          <div className="mt-5 flex gap-6 text-accent">
            {statistics.map((statistic) => (
              <FigureNumber key={statistic.label} {...statistic} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
