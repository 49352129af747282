import { Lightboxes, PhotoButton } from '@/components/lightbox/lightboxes';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { growingGallery } from '@/content/garlic';
import { galleryNotice, photos } from '@/lib/photos/site-photos';

/** Garlic from clove to shed in four numbered steps, two in a row on a phone. */
export function GrowingGallery() {
  const steps = growingGallery.steps.map(({ name, photo, text }) => {
    return { name, text, photo: { ...photos[photo], caption: name } };
  });
  const stepPhotos = steps.map(({ photo }) => photo);
  return (
    <Section heading={growingGallery.heading} introduction={galleryNotice(stepPhotos)}>
      <Lightboxes gallery="growing" photos={stepPhotos}>
        <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-4 gap-y-3 lg:gap-x-6">
          {steps.map(({ name, photo, text }, index) => (
            <li key={name}>
              <PhotoButton
                gallery="growing"
                index={index}
                photo={photo}
                // Cropped to 4 : 5, a photo of 3 : 2 is wider than its frame.
                sizes="(min-width: 48rem) min(42vw, 39rem), 50vw"
                className="aspect-3/2 w-full object-cover md:aspect-4/5"
              />
              <span
                aria-hidden="true"
                className="float-start me-2 mt-2 font-serif text-title text-accent md:float-none md:mt-3 md:block md:text-figure"
              >
                {index + 1}
              </span>
              <h3 className="pt-2 text-title md:pt-0">{name}</h3>
              <Prose className="mt-1 max-md:text-label">{text}</Prose>
            </li>
          ))}
        </ol>
      </Lightboxes>
    </Section>
  );
}
