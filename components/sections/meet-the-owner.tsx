import { farm } from '@/content/farm';
import { photos } from '@/content/photos';
import { site } from '@/content/site';
import { FigureNumber } from '../ui/figure-table';
import { Photo } from '../ui/photo';
import { Paragraphs } from '../ui/prose';
import { headingId, SectionHead } from '../ui/section';

/** Portrait, name, story and the two figures of the owner. */
export function MeetTheOwner() {
  const { name, title, biography, statistics } = farm.owner;
  // In preparation there may be a name without a story.
  const [opening, ...story] = biography;
  const [years, operations] = statistics;
  return (
    <section aria-labelledby={headingId(site.meetTheOwner)} className="bg-paper-deep">
      <div className="page-width section grid grid-cols-[2fr_3fr] grid-rows-[auto_1fr] gap-6 md:grid-cols-[1fr_2fr] md:gap-x-8 lg:grid-cols-[1fr_3fr]">
        <div>
          <SectionHead heading={site.meetTheOwner} isLabel />
          {opening && <p className="font-serif text-title lg:text-heading">{opening}</p>}
        </div>
        <div className="order-first md:row-span-2">
          <Photo
            photo={photos.owner}
            sizes="(min-width: 48rem) 18rem, 36vw"
            className="aspect-4/5 h-full w-full object-cover"
          />
        </div>
        <div
          className={`col-span-2 grid gap-x-8 gap-y-6 md:col-span-1 ${opening ? 'lg:grid-cols-[3fr_2fr]' : ''}`}
        >
          {opening && <Paragraphs>{story}</Paragraphs>}
          <div>
            <h3 className="text-title wrap-anywhere">{name}</h3>
            <p className="text-ink-soft">{title}</p>
            <div className="mt-3 text-accent">
              <FigureNumber {...years} size="text-title" />
            </div>
            {/* Small, since the page has named both. */}
            <p className="text-label text-ink-soft">{`${operations.figure} ${operations.label}`}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
