import { Island } from 'html-first/island';
import type { ReactNode } from 'react';
import { site } from '@/content/site';
import type { ContentPhoto } from '@/lib/photos/arrange-photos';
import { Photo, type PhotoProps } from '../ui/photo';

/** The id of a photo's lightbox; its thumbnail has the same with `open-` before it. */
function lightboxId({ file }: ContentPhoto): string {
  return `photo-${file.replace(/\.\w+$/, '')}`;
}

/**
 * A photo at its largest, over the page. It is a popover, so it opens, and closes by its button,
 * Escape or a press outside, without a script; the large file is fetched only then. It takes the
 * focus as it opens, so that a screen reader says its name. Its buttons have no text, since the style
 * sheet draws their signs; without a script a neighbour opens on top of it.
 */
function Lightbox({ photo, photos }: { photo: ContentPhoto; photos: readonly ContentPhoto[] }) {
  const id = lightboxId(photo);
  const index = photos.indexOf(photo);
  const { previous, position, next, close } = site.lightbox;
  const before = lightboxId(photos.at(index - 1) ?? photo);
  const after = lightboxId(photos[(index + 1) % photos.length] ?? photo);
  return (
    <div
      id={id}
      popover="auto"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- as it is shown, not as the page is
      autoFocus
      tabIndex={-1}
      role="dialog"
      aria-label={position(photo.caption, index + 1, photos.length)}
      className="lightbox"
    >
      {/* Whole, so nothing decides what is cut off. */}
      <Photo photo={{ ...photo, focalPoint: undefined }} sizes="min(100vw, 72rem)" />
      <div>
        <button type="button" popoverTarget={before} data-step={-1} aria-label={previous} />
        <button type="button" popoverTarget={after} data-step={1} aria-label={next} />
        <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={close} />
      </div>
    </div>
  );
}

/** A thumbnail that opens its photo large. */
export function PhotoButton(thumbnail: PhotoProps) {
  const { photo } = thumbnail;
  return (
    <button
      type="button"
      id={`open-${lightboxId(photo)}`}
      popoverTarget={lightboxId(photo)}
      aria-label={site.lightbox.open(photo.caption)}
      className="block w-full cursor-zoom-in"
    >
      <Photo {...thumbnail} />
    </button>
  );
}

/**
 * A gallery's thumbnails with the lightboxes they open.
 * @param children the thumbnails, each a PhotoButton
 */
export function Lightboxes({
  photos,
  children,
}: Readonly<{ photos: readonly ContentPhoto[]; children: ReactNode }>) {
  return (
    <Island name="gallery">
      {children}
      {photos.map((photo) => (
        <Lightbox key={photo.file} photo={photo} photos={photos} />
      ))}
    </Island>
  );
}
