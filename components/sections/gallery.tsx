import type { ContentPhoto } from '@/content/shapes';
import { Lightboxes } from '../lightbox/lightboxes';
import { PhotoButton } from '../lightbox/photo-button';
import { Section } from '../ui/section';

const small = { className: '', sizes: '(min-width: 80rem) 18rem, (min-width: 64rem) 22vw, 45vw' };
const wide = {
  className: 'mosaic-wide',
  sizes: '(min-width: 80rem) 37rem, (min-width: 64rem) 45vw, 92vw',
};
const big = { ...wide, className: 'mosaic-big' };
// Twelve photos fill twenty cells, the first four of them eight: no row is left with a gap.
const rhythm = [big, wide, small, small, small, small, small, small, wide, big, small, small];

export interface GalleryProps {
  readonly id?: string;
  readonly heading: string;
  readonly introduction: string;
  readonly photos: readonly ContentPhoto[];
}

/** Pictures in a mosaic on a dark ground, with their captions; each opens large. */
export function Gallery({ id, heading, introduction, photos }: GalleryProps) {
  return (
    <Section id={id} heading={heading} introduction={introduction} tone="ink">
      <Lightboxes photos={photos}>
        <ul className="mosaic">
          {photos.map((photo, index) => {
            const { className, sizes } = rhythm[index % rhythm.length] ?? small;
            return (
              <li key={photo.file} className={className}>
                <PhotoButton photo={photo} sizes={sizes} className="h-full w-full object-cover" />
                <p className="py-1 text-label">{photo.caption}</p>
              </li>
            );
          })}
        </ul>
      </Lightboxes>
    </Section>
  );
}
