import { farm } from '@/content/farm';
import { photos } from '@/content/photos';
import { site } from '@/content/site';
import { FigureNumber } from '../ui/figure-table';
import { Photo } from '../ui/photo';
import { Paragraphs } from '../ui/prose';
import { headingId, SectionHead } from '../ui/section';

const layouts = {
  /** In three columns on wide screens, where the page is about more than the owner. */
  compact: { columns: 'lg:grid-cols-[2fr_3fr_4fr]', opening: '' },
  full: { columns: 'grid-rows-[auto_1fr]', opening: ' md:text-figure' },
};

/** Portrait, name, story and the two figures of the owner. */
export function MeetTheOwner({ layout = 'compact' }: Readonly<{ layout?: keyof typeof layouts }>) {
  const { name, title, biography, statistics } = farm.owner;
  const [opening, ...story] = biography;
  const styles = layouts[layout];
  return (
    <section aria-labelledby={headingId(site.meetTheOwner)} className="bg-paper-deep">
      <div
        className={`page-width section grid grid-cols-[2fr_3fr] gap-6 md:grid-cols-[5fr_7fr] md:gap-x-8 ${styles.columns}`}
      >
        <div>
          <SectionHead heading={site.meetTheOwner} isLabel />
          <p className={`font-serif text-title${styles.opening}`}>{opening}</p>
        </div>
        <div className="order-first md:row-span-2">
          <Photo
            photo={photos.owner}
            sizes="(min-width: 48rem) 29rem, 36vw"
            className="aspect-4/5 h-full w-full object-cover"
          />
        </div>
        <div className="col-span-2 md:col-span-1">
          <Paragraphs>{story}</Paragraphs>
          <h3 className="mt-6 text-title wrap-anywhere">{name ?? title}</h3>
          {name && <p className="text-ink-soft">{title}</p>}
          <div className="mt-3 flex gap-6 text-accent">
            {statistics.map((statistic) => (
              <FigureNumber key={statistic.label} {...statistic} size="text-title" />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
