import type { ContentPhoto } from '@/content/shapes';
import { site } from '@/content/site';
import { Photo } from '../ui/photo';

/** The id of a photo's lightbox; its thumbnail has the same with `open-` before it. */
export function lightboxId({ file }: ContentPhoto): string {
  return `photo-${file.replace(/\.\w+$/, '')}`;
}

export interface LightboxProps {
  readonly photo: ContentPhoto;
  /** Place of the photo in its gallery, from 1. */
  readonly place: number;
  readonly count: number;
  /** Ids of the lightboxes before and after it. */
  readonly previousId: string;
  readonly nextId: string;
}

interface StepProps {
  readonly label: string;
  readonly step: -1 | 1;
  readonly targetId: string;
}

/**
 * Leads to another photo of the gallery. Without a script a button here would open that photo on
 * top of this one, so a label presses that photo's own thumbnail instead.
 */
function Step({ label, step, targetId }: StepProps) {
  return (
    <>
      <button type="button" popoverTarget={targetId} data-step={step}>
        {label}
      </button>
      <label htmlFor={`open-${targetId}`}>{label}</label>
    </>
  );
}

/**
 * A photo at its largest, over the page. It is a popover, so it opens, and closes by its button,
 * Escape or a press outside, without a script; the large file is fetched only then.
 */
export function Lightbox({ photo, place, count, previousId, nextId }: LightboxProps) {
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
        {photo.caption} <span className="text-label">{site.lightbox.place(place, count)}</span>
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
