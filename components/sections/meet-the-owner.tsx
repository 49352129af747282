import { FigureNumber } from '@/components/ui/figure-table';
import { Photo } from '@/components/ui/photo';
import { Paragraphs } from '@/components/ui/prose';
import { headingId, Section, SectionHead } from '@/components/ui/section';
import { farm } from '@/content/farm';
import { site } from '@/content/site';
import { photos } from '@/lib/photos/site-photos';

function Person() {
  const { name, title, statistics } = farm.owner;
  const [years, operations] = statistics;
  return (
    <div>
      <h3 className="text-title wrap-anywhere">{name}</h3>
      <p className="text-ink-soft">{title}</p>
      <div className="mt-3 text-accent">
        <FigureNumber {...years} size="text-title" />
      </div>
      {/* Small, since the page has named both already. */}
      <p className="text-label text-ink-soft">{`${operations.figure} ${operations.label}`}</p>
    </div>
  );
}

export interface MeetTheOwnerProps {
  /** What comes first: the story, with a large opening, or the name and figures. */
  readonly first?: 'story' | 'person';
}

/** Portrait, name, story and the two figures of the owner, as far as there are any. */
export function MeetTheOwner({ first = 'story' }: MeetTheOwnerProps) {
  const { portrait } = photos;
  const { biography } = farm.owner;
  const [opening, ...story] = first === 'story' ? biography : [];
  if (biography.length === 0 && !portrait) {
    return (
      <Section heading={site.meetTheOwner} isLabel>
        <div className="max-w-measure">
          <Person />
        </div>
      </Section>
    );
  }
  const layout = portrait
    ? 'grid-cols-[2fr_3fr] grid-rows-[auto_1fr] md:grid-cols-[1fr_2fr] lg:grid-cols-[1fr_3fr]'
    : 'lg:grid-cols-[3fr_2fr]';
  return (
    <section aria-labelledby={headingId(site.meetTheOwner)} className="bg-paper-deep">
      <div className={`page-width section grid gap-6 md:gap-x-8 ${layout}`}>
        <div>
          <SectionHead heading={site.meetTheOwner} isLabel />
          {opening && (
            <p className={`font-serif ${portrait ? 'text-title lg:text-heading' : 'text-heading'}`}>
              {opening}
            </p>
          )}
          {!opening && <Person />}
        </div>
        {portrait && (
          <div className="order-first md:row-span-2">
            <Photo
              photo={portrait}
              sizes="(min-width: 48rem) 18rem, 36vw"
              className="aspect-4/5 h-full w-full object-cover"
            />
          </div>
        )}
        <div
          className={`grid content-start gap-x-8 gap-y-6 ${portrait ? 'col-span-2 md:col-span-1 lg:grid-cols-[3fr_2fr]' : ''}`}
        >
          <Paragraphs>{opening ? story : biography}</Paragraphs>
          {opening && <Person />}
        </div>
      </div>
    </section>
  );
}
