import { farm } from '@/content/farm';
import { photos } from '@/content/photos';
import { site } from '@/content/site';
import { FigureNumber } from '../ui/figure-number';
import { Photo } from '../ui/photo';
import { Prose } from '../ui/prose';
import { Section } from '../ui/section';

/** Portrait, name, story and the two figures of the owner. */
export function MeetTheOwner() {
  const { name, title, biography, statistics } = farm.owner;
  const [opening, ...story] = biography;
  return (
    <Section heading={site.meetTheOwner} tone="deep">
      <div className="grid gap-8 md:grid-cols-[5fr_7fr]">
        <Photo
          photo={photos.owner}
          sizes="(min-width: 80rem) 29rem, (min-width: 48rem) 36vw, 92vw"
          className="aspect-4/5 w-full object-cover"
        />
        <div className="max-w-measure">
          <p className="mb-6 font-serif text-title">{opening}</p>
          <div className="grid gap-4">
            {story.map((paragraph) => (
              <Prose key={paragraph}>{paragraph}</Prose>
            ))}
          </div>
          <h3 className="mt-6 text-title">{name}</h3>
          <p className="text-ink-soft">{title}</p>
          <div className="mt-8 flex gap-8 text-accent">
            {statistics.map((statistic) => (
              <FigureNumber key={statistic.label} {...statistic} />
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
