import { Lightboxes, PhotoButton } from '@/components/lightbox/lightboxes';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { growingGallery } from '@/content/garlic';
import { galleryNotice, photos } from '@/lib/photos/site-photos';

/** Garlic from clove to shed in four numbered steps: rows with a small picture on a phone. */
export function GrowingGallery() {
  const steps = growingGallery.steps.map(({ name, photo, text }) => {
    return { name, text, photo: { ...photos[photo], caption: name } };
  });
  const stepPhotos = steps.map(({ photo }) => photo);
  return (
    <Section heading={growingGallery.heading} introduction={galleryNotice(stepPhotos)}>
      <Lightboxes gallery="growing" photos={stepPhotos}>
        <ol className="grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] lg:gap-x-6">
          {steps.map(({ name, photo, text }, index) => (
            <li key={name} className="beside">
              <PhotoButton
                gallery="growing"
                index={index}
                photo={photo}
                // Cropped to 4 : 5 or a square, a photo of 3 : 2 is wider than its frame.
                sizes="(min-width: 48rem) min(42vw, 39rem), 9rem"
                className="aspect-square w-full object-cover md:aspect-4/5"
              />
              <div>
                <span
                  aria-hidden="true"
                  className="float-start me-3 font-serif text-title text-accent md:float-none md:mt-3 md:block md:text-figure"
                >
                  {index + 1}
                </span>
                <h3 className="text-title">{name}</h3>
                <Prose className="mt-1">{text}</Prose>
              </div>
            </li>
          ))}
        </ol>
      </Lightboxes>
    </Section>
  );
}
