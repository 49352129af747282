import { Logo } from '@/components/page/logo';
import { FigureNumber } from '@/components/ui/figure-table';
import { summaryStyle } from '@/components/ui/fold';
import { Photo } from '@/components/ui/photo';
import { Prose } from '@/components/ui/prose';
import { headingId } from '@/components/ui/section';
import { farm } from '@/content/farm';
import { pages, type Route } from '@/content/routes';
import { site } from '@/content/shared-text';
import { portrait } from '@/lib/photos/site-photos';

const { name, title, statistics, biography } = farm.owner;

/** The owner's story: all of it on the home page; on the others the relevant paragraph, with the rest folded. */
function Story({ route }: Readonly<{ route: Route }>) {
  const { opening, story } = pages[route].owner;
  const others = opening ? [] : biography.filter((paragraph) => !story.includes(paragraph));
  return (
    <>
      {story.map((paragraph) => (
        <Prose
          key={paragraph}
          className={`mb-3 max-w-measure ${opening ? '' : 'font-serif text-title'}`}
        >
          {paragraph}
        </Prose>
      ))}
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

/** The owner's portrait, or the farm's logo until he sends one: visitors would take anybody else for him. */
function Portrait() {
  if (!portrait) {
    return (
      <div className="owner-plate grid h-full min-h-32 place-items-center text-paper">
        <Logo className="w-2/5 stroke-[1.2]" />
      </div>
    );
  }
  return (
    <Photo
      photo={portrait}
      sizes="(min-width: 48rem) max(50vw, min(60rem, 72vw)), 6.5rem"
      className="h-full w-full object-cover"
    />
  );
}

/** The owner: portrait, name, two figures, and the story, if any. */
export function MeetTheOwner({ route }: Readonly<{ route: Route }>) {
  const { opening } = pages[route].owner;
  return (
    <section
      aria-labelledby={headingId(site.meetTheOwner)}
      className={`owner bg-paper-deep ${portrait ? '' : 'md:grid-cols-[auto_1fr] md:grid-rows-[auto] md:px-[max(0px,50%-var(--container-page)/2)]'}`}
    >
      <div
        className={`owner-portrait ${portrait ? '' : 'md:my-section md:ms-gutter md:aspect-4/5 md:w-56 md:self-start lg:w-96'}`}
      >
        <Portrait />
      </div>
      <div className={`owner-text print:mt-4 print:p-0 ${portrait ? '' : 'md:max-w-none'}`}>
        <h2
          id={headingId(site.meetTheOwner)}
          className="owner-label font-sans text-label font-semibold md:text-lead"
        >
          {site.meetTheOwner}
        </h2>
        {opening && <p className="owner-opening mt-3 mb-4 font-serif text-heading">{opening}</p>}
        <div className="owner-name">
          <h3 className={`wrap-anywhere ${opening ? 'text-title' : 'text-title md:text-heading'}`}>
            {name}
          </h3>
          <p className="text-ink-soft">{title}</p>
          <div className="my-3 grid grid-cols-2 gap-3 text-accent md:my-6 md:max-w-measure md:gap-6">
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
