import { growingGallery } from '@/content/garlic';
import { illustrationNote, photos } from '@/content/photos';
import { Lightboxes, PhotoButton } from '../lightbox/lightboxes';
import { Point } from '../ui/prose';
import { Section } from '../ui/section';

/** Garlic from clove to shed in four numbered steps, on a phone each beside its picture. */
export function GrowingGallery() {
  const steps = growingGallery.steps.map(({ name, photo, text }) => {
    return { name, text, photo: { ...photos[photo], caption: name } };
  });
  const pictures = steps.map(({ photo }) => photo);
  return (
    <Section heading={growingGallery.heading} introduction={illustrationNote(pictures)}>
      <Lightboxes photos={pictures}>
        <ol className="grid gap-6 md:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ name, photo, text }, index) => (
            <li key={name} className="grid grid-cols-[2fr_3fr] items-start gap-x-5 lg:block">
              <PhotoButton
                photo={photo}
                sizes="(min-width: 64rem) 18rem, (min-width: 48rem) 18vw, 36vw"
                className="aspect-4/5 w-full object-cover"
              />
              <div className="lg:mt-4">
                <p aria-hidden="true" className="font-serif text-figure text-accent">
                  {index + 1}
                </p>
                <Point name={name} text={text} />
              </div>
            </li>
          ))}
        </ol>
      </Lightboxes>
    </Section>
  );
}
