import { Lightboxes, PhotoButton } from '@/components/lightbox/lightboxes';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { growingGallery } from '@/content/garlic';
import { photos } from '@/lib/photos/site-photos';

/** Garlic from clove to shed in four numbered steps, two by two on a phone. */
export function GrowingGallery() {
  const steps = growingGallery.steps.map(({ name, photo, text }) => {
    return { name, text, photo: { ...photos[photo], caption: name } };
  });
  const stepPhotos = steps.map(({ photo }) => photo);
  return (
    <Section heading={growingGallery.heading}>
      <Lightboxes gallery="growing" photos={stepPhotos}>
        <ol className="grid grid-cols-2 gap-x-3 gap-y-8 md:gap-x-6 lg:grid-cols-4">
          {steps.map(({ name, photo, text }, index) => (
            <li key={name}>
              <PhotoButton
                gallery="growing"
                index={index}
                photo={photo}
                sizes="(min-width: 64rem) 18rem, 45vw"
                className="aspect-4/5 w-full object-cover"
              />
              <span aria-hidden="true" className="mt-3 block font-serif text-figure text-accent">
                {index + 1}
              </span>
              {/* Small on a phone, so that the longest name fits one line. */}
              <h3 className="text-title max-md:text-[1rem]">{name}</h3>
              <Prose className="mt-1">{text}</Prose>
            </li>
          ))}
        </ol>
      </Lightboxes>
    </Section>
  );
}
