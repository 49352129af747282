import type { ContentPhoto } from '@/content/shapes';
import { Lightboxes } from '../lightbox/lightboxes';
import { PhotoButton } from '../lightbox/photo-button';
import { Section } from '../ui/section';

export interface GalleryProps {
  readonly id?: string;
  readonly heading: string;
  readonly introduction: string;
  readonly photos: readonly ContentPhoto[];
}

/** Pictures side by side with their captions; each opens large. */
export function Gallery({ id, heading, introduction, photos }: GalleryProps) {
  return (
    <Section id={id} heading={heading} introduction={introduction}>
      <Lightboxes photos={photos}>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4">
          {photos.map((photo) => (
            <li key={photo.file}>
              <figure>
                <PhotoButton
                  photo={photo}
                  sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 22vw, 45vw"
                  className="aspect-3/2 w-full object-cover"
                />
                <figcaption className="mt-2 text-label text-ink-soft">{photo.caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Lightboxes>
    </Section>
  );
}
