import type { ReactNode } from 'react';
import type { ContentPhoto } from '@/content/shapes';
import { site } from '@/content/site';
import { Island } from '@/lib/html-first/island';
import { Photo } from '../ui/photo';

/** The id of a photo's lightbox; its thumbnail has the same with `open-` before it. */
function lightboxId({ file }: ContentPhoto): string {
  return `photo-${file.replace(/\.\w+$/, '')}`;
}

/**
 * Leads to another photo of the gallery. Without a script a button here would open that photo on
 * top of this one, so a label presses that photo's own thumbnail instead.
 */
function Step({ label, step, targetId }: { label: string; step: -1 | 1; targetId: string }) {
  return (
    <>
      <button type="button" popoverTarget={targetId} data-step={step}>
        {label}
      </button>
      <label htmlFor={`open-${targetId}`}>{label}</label>
    </>
  );
}

interface LightboxProps {
  readonly photo: ContentPhoto;
  /** Of the photo in its gallery, from 1. */
  readonly position: number;
  readonly count: number;
  /** Ids of the lightboxes before and after it. */
  readonly previousId: string;
  readonly nextId: string;
}

/**
 * A photo at its largest, over the page. It is a popover, so it opens, and closes by its button,
 * Escape or a press outside, without a script; the large file is fetched only then.
 */
function Lightbox({ photo, position, count, previousId, nextId }: LightboxProps) {
  const id = lightboxId(photo);
  return (
    <div
      id={id}
      popover="auto"
      tabIndex={-1}
      role="dialog"
      aria-label={photo.caption}
      className="lightbox"
    >
      <Photo photo={photo} sizes="min(100vw, 72rem)" />
      <p>
        {photo.caption}{' '}
        <span className="text-label">{site.lightbox.position(position, count)}</span>
      </p>
      <div>
        <Step label={site.lightbox.previous} step={-1} targetId={previousId} />
        <Step label={site.lightbox.next} step={1} targetId={nextId} />
        <button type="button" popoverTarget={id} popoverTargetAction="hide">
          {site.lightbox.close}
        </button>
      </div>
    </div>
  );
}

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
          position={index + 1}
          count={photos.length}
          previousId={lightboxId(photos.at(index - 1) ?? photo)}
          nextId={lightboxId(photos[index + 1] ?? photos[0] ?? photo)}
        />
      ))}
    </Island>
  );
}
