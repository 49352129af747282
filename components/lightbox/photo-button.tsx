import type { ContentPhoto } from '@/content/shapes';
import { site } from '@/content/site';
import { Photo } from '../ui/photo';
import { lightboxId } from './lightbox-id';

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
