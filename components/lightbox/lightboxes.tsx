import type { ReactNode } from 'react';
import { Photo, type PhotoProps } from '@/components/ui/photo';
import { site } from '@/content/shared-text';
import { Island } from '@/lib/islands/island';
import type { ContentPhoto } from '@/lib/photos/arrange-photos';

/** The id of a lightbox; prefixed with `open-`, of its thumbnail. A page may show a photo in two galleries. */
function lightboxId(gallery: string, index: number): string {
  return `${gallery}-photo-${index + 1}`;
}

interface LightboxProps {
  /** A name that is unique on the page. */
  readonly gallery: string;
  readonly photos: readonly ContentPhoto[];
  readonly index: number;
}

/**
 * A full-size photo over the page. As a popover it opens without a script, and closes by its button, Escape or a press
 * outside; the browser fetches its file only when it opens. It takes the focus, so that a screen reader reads its name.
 * The style sheet draws its buttons. Without the script, the previous or next photo opens on top.
 */
function Lightbox({ gallery, photos, index }: LightboxProps) {
  const photo = photos[index];
  if (!photo) return null;
  const id = lightboxId(gallery, index);
  const isAlone = photos.length === 1;
  const { previous, position, next, close } = site.lightbox;
  const before = lightboxId(gallery, (index + photos.length - 1) % photos.length);
  const after = lightboxId(gallery, (index + 1) % photos.length);
  return (
    <div
      id={id}
      popover="auto"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- when it opens, not when the page does
      autoFocus
      tabIndex={-1}
      role="dialog"
      aria-label={isAlone ? photo.caption : position(photo.caption, index + 1, photos.length)}
      className="lightbox"
    >
      {/* Not cropped, so it needs no focal point. */}
      <Photo photo={{ ...photo, focalPoint: undefined }} sizes="min(100vw, 72rem)" />
      <div>
        {!isAlone && (
          <>
            <button type="button" popoverTarget={before} data-step={-1} aria-label={previous} />
            <button type="button" popoverTarget={after} data-step={1} aria-label={next} />
          </>
        )}
        <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={close} />
      </div>
    </div>
  );
}

/** A thumbnail that opens its photo large. */
export function PhotoButton({
  gallery,
  index,
  ...thumbnail
}: PhotoProps & Omit<LightboxProps, 'photos'>) {
  const id = lightboxId(gallery, index);
  return (
    <button
      type="button"
      id={`open-${id}`}
      popoverTarget={id}
      aria-label={site.lightbox.open(thumbnail.photo.caption)}
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
  gallery,
  photos,
  children,
}: Omit<LightboxProps, 'index'> & Readonly<{ children: ReactNode }>) {
  return (
    <Island name="gallery">
      {children}
      {photos.map(({ file }, index) => (
        <Lightbox key={file} gallery={gallery} photos={photos} index={index} />
      ))}
    </Island>
  );
}
