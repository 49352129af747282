import { backgrounding, grazing } from '@/content/bonsmara';
import { photos } from '@/content/photos';
import { FigureNumber } from '../ui/figure-table';
import { Photo } from '../ui/photo';
import { Prose } from '../ui/prose';
import { headingId, Split } from '../ui/section';

/** The months on pasture, as large as the screen is wide, in the sky of a picture from edge to edge. */
export function Backgrounding() {
  const { heading, figures, paragraphs } = backgrounding;
  const [months, protein] = figures;
  const id = headingId(heading);
  return (
    <section aria-labelledby={id} className="scene panorama bg-ink text-paper">
      <Photo
        photo={photos.backgrounding}
        sizes="max(100vw, 36rem)"
        className="h-full w-full object-cover"
      />
      <div className="page-width section">
        <div className="panorama-sky">
          <h2 id={id} className="text-heading">
            {heading}
          </h2>
          <p className="mt-6 font-serif text-heading">
            <span className="text-giant">{months.figure}</span> {months.label}
          </p>
        </div>
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

/** How the pasture is grazed: a picture, the story and its figures. */
export function Grazing() {
  const { heading, figures, paragraphs } = grazing;
  return (
    <Split heading={heading} photo={photos.grazing}>
      <div className="grid gap-4">
        {paragraphs.map((paragraph) => (
          <Prose key={paragraph}>{paragraph}</Prose>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap gap-6">
        {figures.map((figure) => (
          <FigureNumber key={figure.label} {...figure} />
        ))}
      </div>
    </Split>
  );
}
