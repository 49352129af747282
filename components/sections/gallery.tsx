import type { ContentPhoto } from '@/content/photos';
import { Lightboxes, PhotoButton } from '../lightbox/lightboxes';
import { Section, type SectionProps } from '../ui/section';

const small = { className: '', sizes: '(min-width: 48rem) 18rem, 48vw' };
const wide = { className: 'col-span-2', sizes: '(min-width: 48rem) 37rem, 100vw' };
const big = { ...wide, className: 'col-span-2 sm:row-span-2' };
const whole = {
  className: 'col-span-full sm:row-span-2',
  sizes: '(min-width: 80rem) 75rem, 100vw',
};
// Twelve photos fill twenty-four cells, the first four of them twelve: no row is left with a gap.
const rhythm = [whole, wide, small, small, small, small, small, small, wide, big, small, small];

export interface GalleryProps extends Pick<SectionProps, 'id' | 'heading' | 'introduction'> {
  readonly photos: readonly ContentPhoto[];
}

/** Pictures with their captions; each opens large. */
export function Gallery({ photos, ...head }: GalleryProps) {
  return (
    <Section {...head} tone="ink" isWide>
      <Lightboxes photos={photos}>
        <ul className="page-width grid auto-rows-[46vw] grid-flow-dense grid-cols-2 gap-x-2 pb-4 sm:auto-rows-[38vw] md:auto-rows-[min(21vw,17rem)] md:grid-cols-4 md:gap-3">
          {photos.map((photo, index) => {
            const { className, sizes } = rhythm[index % rhythm.length] ?? small;
            return (
              <li key={photo.file} className={`grid grid-rows-[minmax(0,1fr)_auto] ${className}`}>
                <PhotoButton photo={photo} sizes={sizes} className="h-full w-full object-cover" />
                <p className="py-1.5 text-label">{photo.caption}</p>
              </li>
            );
          })}
        </ul>
      </Lightboxes>
    </Section>
  );
}
