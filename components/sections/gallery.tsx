import type { ContentPhoto } from '@/content/shapes';
import { site } from '@/content/site';
import { LightboxControls } from '../lightbox-controls/lightbox-controls';
import { Island } from '../ui/island';
import { Lightbox } from '../ui/lightbox';
import { Photo } from '../ui/photo';
import { Section } from '../ui/section';

export interface GalleryProps {
  readonly id?: string;
  readonly heading: string;
  readonly introduction: string;
  readonly photos: readonly ContentPhoto[];
}

function lightboxId(photo: ContentPhoto | undefined): string {
  return `photo-${photo?.file.replace(/\.\w+$/, '')}`;
}

/** Pictures side by side with their captions; each opens large. */
export function Gallery({ id, heading, introduction, photos }: GalleryProps) {
  return (
    <Section id={id} heading={heading} introduction={introduction}>
      <Island name="lightbox-controls" component={LightboxControls} props={{}}>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4">
          {photos.map((photo) => (
            <li key={photo.file}>
              <figure>
                <button
                  type="button"
                  id={`open-${lightboxId(photo)}`}
                  popoverTarget={lightboxId(photo)}
                  aria-label={site.lightbox.open(photo.caption)}
                  className="block w-full cursor-zoom-in"
                >
                  <Photo
                    photo={photo}
                    sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 22vw, 45vw"
                    className="aspect-3/2 w-full object-cover"
                  />
                </button>
                <figcaption className="mt-2 text-label text-ink-soft">{photo.caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
        {photos.map((photo, index) => (
          <Lightbox
            key={photo.file}
            id={lightboxId(photo)}
            photo={photo}
            place={index + 1}
            count={photos.length}
            previousId={lightboxId(photos.at(index - 1))}
            nextId={lightboxId(photos[(index + 1) % photos.length])}
          />
        ))}
      </Island>
    </Section>
  );
}
