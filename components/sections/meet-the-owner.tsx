import { FigureNumber } from '@/components/ui/figure-table';
import { summaryStyle } from '@/components/ui/fold';
import { Photo } from '@/components/ui/photo';
import { Prose } from '@/components/ui/prose';
import { headingId } from '@/components/ui/section';
import { farm } from '@/content/farm';
import type { Route } from '@/content/pages';
import { site } from '@/content/site';
import { portraits } from '@/lib/photos/site-photos';

const { name, title, statistics, biography } = farm.owner;

/** The paragraph that fits the page of a business: the last is about garlic, the one before it about cattle. */
const fitting: Readonly<Record<Route, string | undefined>> = {
  '/': undefined,
  '/bonsmara': biography.at(biography.length > 1 ? -2 : -1),
  '/garlic': biography.at(-1),
};

/** The owner's story: whole on the front page; on the others the paragraph that fits, the rest folded. */
function Story({ route }: Readonly<{ route: Route }>) {
  const first = fitting[route];
  const others = (route === '/' ? biography.slice(1) : biography).filter((each) => each !== first);
  const paragraphs = others.map((paragraph) => (
    <Prose key={paragraph} className="mb-3 break-inside-avoid">
      {paragraph}
    </Prose>
  ));
  if (!first) return <div className="story">{paragraphs}</div>;
  return (
    <div className="max-w-measure">
      <Prose className="text-lead">{first}</Prose>
      {others.length > 0 && (
        <details>
          <summary className={summaryStyle}>{site.moreFromTheOwner}</summary>
          {paragraphs}
        </details>
      )}
    </div>
  );
}

/** The owner: portrait, name, two figures, and the story as far as there is one. */
export function MeetTheOwner({ route }: Readonly<{ route: Route }>) {
  const portrait = portraits[route];
  const opening = route === '/' && biography[0];
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
              ? '(min-width: 64rem) max(50vw, min(60rem, 72vw)), (min-width: 48rem) 100vw, 7rem'
              : '(min-width: 48rem) 24rem, 7rem'
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
