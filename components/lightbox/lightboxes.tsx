import type { ReactNode } from 'react';
import type { ContentPhoto } from '@/content/shapes';
import { site } from '@/content/site';
import { Island } from '@/lib/html-first/island';
import { Photo } from '../ui/photo';
import { Lightbox, lightboxId } from './lightbox';

export interface PhotoButtonProps {
  readonly photo: ContentPhoto;
  readonly sizes: string;
  readonly className: string;
}

/** A thumbnail that opens its photo large. */
export function PhotoButton({ photo, sizes, className }: PhotoButtonProps) {
  return (
    <button
      type="button"
      id={`open-${lightboxId(photo)}`}
      popoverTarget={lightboxId(photo)}
      aria-label={site.lightbox.open(photo.caption)}
      className="block w-full cursor-zoom-in"
    >
      <Photo photo={photo} sizes={sizes} className={className} />
    </button>
  );
}

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
