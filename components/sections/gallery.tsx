import type { ContentPhoto } from '@/content/shapes';
import { Lightboxes, PhotoButton } from '../lightbox/lightboxes';
import { headingId, SectionHead } from '../ui/section';

const small = { className: '', sizes: '(min-width: 48rem) 25vw, 50vw' };
const wide = { className: 'col-span-2', sizes: '(min-width: 48rem) 50vw, 100vw' };
const big = { ...wide, className: 'col-span-2 row-span-2' };
const whole = { className: 'col-span-full row-span-2', sizes: '100vw' };
// Twelve photos fill twenty-four cells, the first four of them twelve: no row is left with a gap.
const rhythm = [whole, wide, small, small, small, small, small, small, wide, big, small, small];

export interface GalleryProps {
  readonly id?: string;
  readonly heading: string;
  readonly introduction: string;
  readonly photos: readonly ContentPhoto[];
}

/** Pictures from edge to edge of the screen, with their captions; each opens large. */
export function Gallery({ id, heading, introduction, photos }: GalleryProps) {
  return (
    <section id={id} aria-labelledby={headingId(heading)} className="bg-ink text-paper">
      <div className="page-width section">
        <SectionHead heading={heading} introduction={introduction} />
      </div>
      <Lightboxes photos={photos}>
        <ul className="grid auto-rows-[38vw] grid-flow-dense grid-cols-2 gap-1 pb-4 md:auto-rows-[19vw] md:grid-cols-4">
          {photos.map((photo, index) => {
            const { className, sizes } = rhythm[index % rhythm.length] ?? small;
            return (
              <li key={photo.file} className={`grid grid-rows-[minmax(0,1fr)_auto] ${className}`}>
                <PhotoButton photo={photo} sizes={sizes} className="h-full w-full object-cover" />
                <p className="px-4 py-2 text-label">{photo.caption}</p>
              </li>
            );
          })}
        </ul>
      </Lightboxes>
    </section>
  );
}
