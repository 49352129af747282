import type { ReactNode } from 'react';
import type { ContentPhoto } from '@/content/arrange-photos';
import { site } from '@/content/site';
import { Island } from '@/lib/html-first/island';
import { Photo, type PhotoProps } from '../ui/photo';

/** The id of a photo's lightbox; its thumbnail has the same with `open-` before it. */
function lightboxId({ file }: ContentPhoto): string {
  return `photo-${file.replace(/\.\w+$/, '')}`;
}

/**
 * Leads to another photo of the gallery. Without a script a button here would open that photo on
 * top of this one, so a label presses that photo's own thumbnail instead. The style sheet draws
 * their arrows, so that a screen reader does not read them for every photo.
 */
function Step({ label, step, target }: { label: string; step: -1 | 1; target: ContentPhoto }) {
  const targetId = lightboxId(target);
  return (
    <>
      <button type="button" popoverTarget={targetId} data-step={step} aria-label={label} />
      <label htmlFor={`open-${targetId}`} data-step={step} aria-label={label} />
    </>
  );
}

/**
 * A photo at its largest, over the page. It is a popover, so it opens, and closes by its button,
 * Escape or a press outside, without a script; the large file is fetched only then. It takes the
 * focus as it opens, so that a screen reader says its name.
 */
function Lightbox({ photo, photos }: { photo: ContentPhoto; photos: readonly ContentPhoto[] }) {
  const id = lightboxId(photo);
  const index = photos.indexOf(photo);
  const { previous, position, next, close } = site.lightbox;
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
      <Photo photo={photo} sizes="min(100vw, 72rem)" />
      <div>
        <Step label={previous} step={-1} target={photos.at(index - 1) ?? photo} />
        <Step label={next} step={1} target={photos[(index + 1) % photos.length] ?? photo} />
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
