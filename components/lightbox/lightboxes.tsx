import type { ReactNode } from 'react';
import type { ContentPhoto } from '@/content/shapes';
import { Island } from '@/lib/html-first/island';
import { Lightbox } from './lightbox';
import { lightboxId } from './lightbox-id';

export interface LightboxesProps {
  readonly photos: readonly ContentPhoto[];
  /** The thumbnails, each a PhotoButton. */
  readonly children: ReactNode;
}

/** A gallery's thumbnails with the lightboxes they open. */
export function Lightboxes({ photos, children }: LightboxesProps) {
  return (
    <Island name="gallery">
      {children}
      {photos.map((photo, index) => (
        <Lightbox
          key={photo.file}
          photo={photo}
          place={index + 1}
          count={photos.length}
          previousId={lightboxId(photos.at(index - 1) ?? photo)}
          nextId={lightboxId(photos[index + 1] ?? photos[0] ?? photo)}
        />
      ))}
    </Island>
  );
}
