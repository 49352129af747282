import { FigureNumber } from '@/components/ui/figure-table';
import { Photo } from '@/components/ui/photo';
import { Prose } from '@/components/ui/prose';
import { headingId, SectionHead } from '@/components/ui/section';
import { backgrounding } from '@/content/bonsmara';
import { photos } from '@/lib/photos/site-photos';

/** The months on pasture in huge type, above a photo from edge to edge. */
export function Backgrounding() {
  const { heading, figures, paragraphs } = backgrounding;
  const [months, protein] = figures;
  return (
    <section
      id="backgrounding"
      aria-labelledby={headingId(heading)}
      className="scene panorama bg-ink text-paper"
    >
      <div className="page-width section pb-0">
        <SectionHead heading={heading} />
        <p className="font-serif text-heading">
          <span className="text-giant">{months.figure}</span> {months.label}
        </p>
      </div>
      <Photo
        photo={photos.backgrounding}
        sizes="max(100vw, 24rem)"
        className="h-full w-full object-cover"
      />
      <div className="page-width section grid gap-3 max-md:pt-2 md:grid-cols-3 md:gap-6">
        {paragraphs.map((paragraph) => (
          <Prose key={paragraph}>{paragraph}</Prose>
        ))}
        <div className="max-md:hidden">
          <FigureNumber {...protein} />
        </div>
      </div>
    </section>
  );
}
