import { backgrounding } from '@/content/bonsmara';
import { photos } from '@/content/photos';
import { FigureNumber } from '../ui/figure-number';
import { headingId } from '../ui/heading-id';
import { Photo } from '../ui/photo';
import { Prose } from '../ui/prose';

/** The months on pasture, as large as the screen is wide, below a picture from edge to edge. */
export function Backgrounding() {
  const { heading, figures, paragraphs } = backgrounding;
  const [months, protein] = figures;
  const id = headingId(heading);
  return (
    <section aria-labelledby={id} className="scene panorama bg-ink text-paper">
      <Photo photo={photos.backgrounding} sizes="100vw" className="scene-picture" />
      <div className="page-width section">
        <h2 id={id} className="text-heading">
          {heading}
        </h2>
        <p className="my-8 text-lead">
          <span className="block font-serif text-giant">{months.figure}</span> {months.label}
        </p>
        <div className="grid gap-8 md:grid-cols-2">
          <div className="grid max-w-measure gap-4">
            {paragraphs.map((paragraph) => (
              <Prose key={paragraph}>{paragraph}</Prose>
            ))}
          </div>
          <FigureNumber {...protein} />
        </div>
      </div>
    </section>
  );
}
