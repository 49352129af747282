import { Lightboxes, PhotoButton } from '@/components/lightbox/lightboxes';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { growingGallery } from '@/content/garlic';
import { illustrationNotice, photos } from '@/lib/photos/site-photos';

/** Garlic from clove to shed in four numbered steps, in a strip on a phone. */
export function GrowingGallery() {
  const steps = growingGallery.steps.map(({ name, photo, text }) => {
    return { name, text, photo: { ...photos[photo], caption: name } };
  });
  const stepPhotos = steps.map(({ photo }) => photo);
  return (
    <Section heading={growingGallery.heading} introduction={illustrationNotice(stepPhotos)}>
      <Lightboxes gallery="growing" photos={stepPhotos}>
        <ol className="strip md:grid md:grid-cols-2 md:gap-6 lg:grid-cols-4">
          {steps.map(({ name, photo, text }, index) => (
            <li key={name} className="items-start gap-x-5 md:grid md:grid-cols-[2fr_3fr] lg:block">
              <PhotoButton
                gallery="growing"
                index={index}
                photo={photo}
                sizes="(min-width: 64rem) 18rem, (min-width: 48rem) 18vw, 61vw"
                className="aspect-4/3 w-full object-cover md:aspect-4/5"
              />
              <div className="max-md:mt-2 lg:mt-4">
                <div className="flex items-baseline gap-3">
                  <span aria-hidden="true" className="font-serif text-figure text-accent">
                    {index + 1}
                  </span>
                  <h3 className="text-title">{name}</h3>
                </div>
                <Prose className="mt-1">{text}</Prose>
              </div>
            </li>
          ))}
        </ol>
      </Lightboxes>
    </Section>
  );
}
