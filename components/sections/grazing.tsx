import { FigureNumber } from '@/components/ui/figure-table';
import { Paragraphs } from '@/components/ui/prose';
import { Split } from '@/components/ui/section';
import { grazing } from '@/content/bonsmara';
import { photos } from '@/lib/photos/site-photos';

/** How the cattle graze: a photo, the story and its figures. */
export function Grazing() {
  const { heading, figures, paragraphs } = grazing;
  return (
    <Split id="grazing" heading={heading} photo={photos.grazing}>
      <Paragraphs>{paragraphs}</Paragraphs>
      <div className="mt-6 grid max-md:hidden grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-6">
        {figures.map((figure) => (
          <FigureNumber key={figure.label} {...figure} />
        ))}
      </div>
    </Split>
  );
}
