import { grazing } from '@/content/bonsmara';
import { photos } from '@/content/photos';
import { FigureNumber } from '../ui/figure-number';
import { headingId } from '../ui/heading-id';
import { Prose } from '../ui/prose';
import { Split } from '../ui/split';

/** How the pasture is grazed: a picture, the story and its figures. */
export function Grazing() {
  const { heading, figures, paragraphs } = grazing;
  const id = headingId(heading);
  return (
    <section aria-labelledby={id}>
      <Split photo={photos.grazing} pictureSide="right">
        <h2 id={id} className="text-heading">
          {heading}
        </h2>
        <div className="mt-6 grid gap-4">
          {paragraphs.map((paragraph) => (
            <Prose key={paragraph}>{paragraph}</Prose>
          ))}
        </div>
        <div className="mt-8 flex flex-wrap gap-6">
          {figures.map((figure) => (
            <FigureNumber key={figure.label} {...figure} />
          ))}
        </div>
      </Split>
    </section>
  );
}
