import { growingGallery } from '@/content/garlic';
import { photos } from '@/content/photos';
import { Lightboxes } from '../lightbox/lightboxes';
import { PhotoButton } from '../lightbox/photo-button';
import { Prose } from '../ui/prose';
import { Section } from '../ui/section';

/** Garlic from clove to shed in four numbered steps. */
export function GrowingStory() {
  const { heading, introduction } = growingGallery;
  const steps = growingGallery.steps.map(({ name, photo, text }) => ({
    name,
    text,
    photo: { ...photos[photo], caption: name },
  }));
  return (
    <Section heading={heading} introduction={introduction}>
      <Lightboxes photos={steps.map(({ photo }) => photo)}>
        <ol className="steps">
          {steps.map(({ name, photo, text }, index) => (
            <li key={name}>
              <PhotoButton
                photo={photo}
                sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 22vw, (min-width: 40rem) 45vw, 92vw"
                className="aspect-3/2 w-full object-cover lg:aspect-4/5"
              />
              <p aria-hidden="true" className="mt-3 font-serif text-figure text-accent">
                {index + 1}
              </p>
              <h3 className="text-title">{name}</h3>
              <Prose className="mt-1 max-w-measure">{text}</Prose>
            </li>
          ))}
        </ol>
      </Lightboxes>
    </Section>
  );
}
