import { FigureNumber } from '@/components/ui/figure-table';
import { summaryStyle } from '@/components/ui/fold';
import { Photo } from '@/components/ui/photo';
import { Prose } from '@/components/ui/prose';
import { headingId } from '@/components/ui/section';
import { farm } from '@/content/farm';
import { pages, type Route } from '@/content/pages';
import { site } from '@/content/site';
import { portraits } from '@/lib/photos/site-photos';

const { name, title, statistics, biography } = farm.owner;

/** The owner's story: whole on the front page; on the others the paragraph that fits, the rest folded. */
function Story({ route }: Readonly<{ route: Route }>) {
  const { opening, story } = pages[route].owner;
  const others = opening ? [] : biography.filter((paragraph) => !story.includes(paragraph));
  return (
    <>
      <div className={opening ? 'story' : 'max-w-measure text-lead'}>
        {story.map((paragraph) => (
          <Prose key={paragraph} className="mb-3 break-inside-avoid">
            {paragraph}
          </Prose>
        ))}
      </div>
      {others.length > 0 && (
        <details className="max-w-measure">
          <summary className={summaryStyle}>{site.moreFromTheOwner}</summary>
          {others.map((paragraph) => (
            <Prose key={paragraph} className="mb-3">
              {paragraph}
            </Prose>
          ))}
        </details>
      )}
    </>
  );
}

/** The owner: portrait, name, two figures, and the story as far as there is one. */
export function MeetTheOwner({ route }: Readonly<{ route: Route }>) {
  const { opening, portraitStandIn } = pages[route].owner;
  const portrait = portraits[portraitStandIn];
  return (
    <section
      aria-labelledby={headingId(site.meetTheOwner)}
      className={`owner bg-paper-deep ${portrait.takenOnTheFarm ? 'portrait' : ''}`}
    >
      <figure>
        <Photo
          photo={portrait}
          sizes={
            portrait.takenOnTheFarm
              ? '(min-width: 64rem) max(50vw, min(60rem, 72vw)), (min-width: 48rem) 100vw, 6.5rem'
              : '(min-width: 48rem) 24rem, 6.5rem'
          }
          className="w-full object-cover"
        />
        {!portrait.takenOnTheFarm && <figcaption>{site.illustration}</figcaption>}
      </figure>
      <div className="owner-text">
        <h2
          id={headingId(site.meetTheOwner)}
          className="owner-label font-sans text-label font-semibold md:text-lead"
        >
          {site.meetTheOwner}
        </h2>
        {opening && <p className="owner-opening font-serif text-heading">{opening}</p>}
        <div className="owner-name">
          <h3 className={`wrap-anywhere ${opening ? 'text-title' : 'text-title md:text-heading'}`}>
            {name}
          </h3>
          <p className="text-ink-soft">{title}</p>
          <div className="my-3 grid grid-cols-2 gap-3 text-accent md:my-6 md:gap-6">
            {statistics.map((figure) => (
              <FigureNumber key={figure.label} {...figure} />
            ))}
          </div>
        </div>
        <div className="owner-story">
          <Story route={route} />
        </div>
      </div>
    </section>
  );
}
