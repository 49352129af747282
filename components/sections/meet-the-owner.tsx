import { FigureNumber } from '@/components/ui/figure-table';
import { Prose } from '@/components/ui/prose';
import { Split } from '@/components/ui/section';
import { farm } from '@/content/farm';
import type { Route } from '@/content/pages';
import { site } from '@/content/site';
import { portraits } from '@/lib/photos/site-photos';

const { name, title, statistics, biography } = farm.owner;

/** The front page tells the whole story under a large opening, each other page the paragraph that fits it. */
const stories: Readonly<Record<Route, readonly string[]>> = {
  '/': biography.slice(1),
  '/bonsmara': biography.slice(-2).slice(0, 1),
  '/garlic': biography.slice(-1),
};

/** The owner: portrait, name, two figures, and the story as far as there is one. */
export function MeetTheOwner({ route }: Readonly<{ route: Route }>) {
  const portrait = portraits[route];
  const opening = route === '/' && biography[0];
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
        {stories[route].map((paragraph) => (
          <Prose key={paragraph} className="mb-3 break-inside-avoid">
            {paragraph}
          </Prose>
        ))}
      </div>
    </Split>
  );
}
