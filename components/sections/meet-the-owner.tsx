import { FigureNumber } from '@/components/ui/figure-table';
import { Prose } from '@/components/ui/prose';
import { Split } from '@/components/ui/section';
import { farm } from '@/content/farm';
import { pages, type Route } from '@/content/pages';
import { site } from '@/content/site';
import { portraits } from '@/lib/photos/site-photos';

const { name, title, statistics } = farm.owner;

/** The owner: portrait, name, two figures, and the story as far as there is one. */
export function MeetTheOwner({ route }: Readonly<{ route: Route }>) {
  const { opening, story, portraitStandIn } = pages[route].owner;
  const portrait = portraits[portraitStandIn];
  return (
    <Split
      heading={site.meetTheOwner}
      isLabel
      photo={portrait}
      caption={portrait.takenOnTheFarm ? undefined : site.illustration}
      side="left"
      tone="deep"
    >
      {opening && <p className="mb-6 font-serif text-heading">{opening}</p>}
      <h3 className={`wrap-anywhere ${opening ? 'text-title' : 'text-heading'}`}>{name}</h3>
      <p className="text-ink-soft">{title}</p>
      <div className="my-6 grid grid-cols-2 gap-6 text-accent">
        {statistics.map((figure) => (
          <FigureNumber key={figure.label} {...figure} />
        ))}
      </div>
      <div className={opening ? 'story' : 'text-lead'}>
        {story.map((paragraph) => (
          <Prose key={paragraph} className="mb-3 break-inside-avoid">
            {paragraph}
          </Prose>
        ))}
      </div>
    </Split>
  );
}
