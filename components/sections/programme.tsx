import type { ContentPhoto } from '@/content/shapes';
import { FigureNumber } from '../ui/figure-number';
import { Photo } from '../ui/photo';
import { Prose } from '../ui/prose';
import { Section } from '../ui/section';

export interface ProgrammeProps {
  readonly content: {
    readonly heading: string;
    readonly figure: string;
    readonly figureLabel: string;
    readonly secondFigure: string;
    readonly secondFigureLabel: string;
    readonly paragraphs: readonly string[];
  };
  readonly photo: ContentPhoto;
  readonly pictureSide?: 'left' | 'right';
}

/** How we farm: a picture, the story and its two figures. */
export function Programme({ content, photo, pictureSide = 'left' }: ProgrammeProps) {
  return (
    <Section heading={content.heading} tone={pictureSide === 'left' ? 'deep' : 'paper'}>
      <div className="grid gap-8 md:grid-cols-12">
        <div className={`md:col-span-7 ${pictureSide === 'right' ? 'md:order-last' : ''}`}>
          <Photo
            photo={photo}
            sizes="(min-width: 80rem) 43rem, (min-width: 48rem) 56vw, 92vw"
            className="aspect-3/2 w-full object-cover"
          />
        </div>
        <div className="md:col-span-5">
          <div className="max-w-measure space-y-4">
            {content.paragraphs.map((paragraph) => (
              <Prose key={paragraph}>{paragraph}</Prose>
            ))}
          </div>
          <div className="mt-8 grid grid-cols-2 gap-6">
            <FigureNumber figure={content.figure} label={content.figureLabel} />
            <FigureNumber figure={content.secondFigure} label={content.secondFigureLabel} />
          </div>
        </div>
      </div>
    </Section>
  );
}
