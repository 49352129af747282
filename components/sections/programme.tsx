import type { ContentPhoto } from '@/content/shapes';
import { FigureNumber, type FigureNumberProps } from '../ui/figure-number';
import { headingId } from '../ui/heading-id';
import { Prose } from '../ui/prose';
import { Split } from '../ui/split';

export interface ProgrammeProps {
  readonly content: {
    readonly heading: string;
    readonly figures: readonly FigureNumberProps[];
    readonly paragraphs: readonly string[];
  };
  readonly photo: ContentPhoto;
  readonly pictureSide?: 'left' | 'right';
}

/** How we farm: a picture, the story and its figures. */
export function Programme({ content, photo, pictureSide = 'left' }: ProgrammeProps) {
  const id = headingId(content.heading);
  return (
    <section aria-labelledby={id} className={pictureSide === 'left' ? 'bg-paper-deep' : undefined}>
      <Split photo={photo} pictureSide={pictureSide}>
        <h2 id={id} className="text-heading">
          {content.heading}
        </h2>
        <div className="mt-6 grid gap-4">
          {content.paragraphs.map((paragraph) => (
            <Prose key={paragraph}>{paragraph}</Prose>
          ))}
        </div>
        <div className="mt-8 flex flex-wrap gap-x-8 gap-y-5">
          {content.figures.map((figure) => (
            <FigureNumber key={figure.label} {...figure} />
          ))}
        </div>
      </Split>
    </section>
  );
}
