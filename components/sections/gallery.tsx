import { Lightboxes, PhotoButton } from '@/components/lightbox/lightboxes';
import { Section, type SectionProps } from '@/components/ui/section';
import type { ContentPhoto } from '@/lib/photos/arrange-photos';
import { galleryNotice } from '@/lib/photos/site-photos';

// On a phone all are 4 : 3.
const onPhone = '80vw';
const small = {
  className: 'md:row-span-2',
  frame: '',
  sizes: `(min-width: 48rem) min(23vw, 21rem), ${onPhone}`,
};
const wide = {
  ...small,
  className: 'md:col-span-2 md:row-span-2',
  sizes: `(min-width: 48rem) min(47vw, 43rem), ${onPhone}`,
};
const big = { ...wide, className: 'md:col-span-2 md:row-span-4', frame: 'md:row-span-3' };
// In four columns, the first four photos fill two rows and each further four fill one; the last row may be short.
const opening = [big, wide];

export interface GalleryProps extends Pick<SectionProps, 'id' | 'heading'> {
  /** A name that is unique on the page. */
  readonly gallery: string;
  readonly photos: readonly ContentPhoto[];
}

/** Photos with captions, in a strip on a phone; each opens large. */
export function Gallery({ gallery, photos, ...head }: GalleryProps) {
  return (
    <Section {...head} introduction={galleryNotice(photos)} tone="ink" isWide>
      <Lightboxes gallery={gallery} photos={photos}>
        {/* Rows of photos and captions alternate; two of each fit a low window. */}
        <ul className="page-width strip pb-4 md:grid md:auto-rows-[min(16vw,12.5rem,50svh-4.5rem)_auto] md:grid-cols-4 md:gap-x-3">
          {photos.map((photo, index) => {
            const { className, frame, sizes } = opening[index] ?? small;
            return (
              <li key={photo.file} className={`md:grid md:grid-rows-subgrid ${className}`}>
                <div className={`relative grid max-md:aspect-4/3 ${frame}`}>
                  <PhotoButton
                    gallery={gallery}
                    index={index}
                    photo={photo}
                    sizes={sizes}
                    className="absolute inset-0 h-full w-full object-cover"
                  />
                </div>
                <p className="pt-1.5 pb-4 text-label">{photo.caption}</p>
              </li>
            );
          })}
        </ul>
      </Lightboxes>
    </Section>
  );
}
