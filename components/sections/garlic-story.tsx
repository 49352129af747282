import { garlicVarieties, growingGallery, whyChoose } from '@/content/garlic';
import { contactLink } from '@/content/navigation';
import { photos } from '@/content/photos';
import { Lightboxes, PhotoButton } from '../lightbox/lightboxes';
import { TextLink } from '../ui/links';
import { Photo } from '../ui/photo';
import { Point } from '../ui/prose';
import { Section, Split } from '../ui/section';

/** A word to kitchens, and three varieties side by side in the dark of their pictures. */
export function Varieties() {
  const { heading, introduction, link, kitchens, varieties } = garlicVarieties;
  return (
    <Section
      id="varieties"
      heading={heading}
      introduction={introduction}
      link={link}
      tone="ink"
      className="gap-x-16 lg:grid lg:grid-cols-2 lg:items-baseline"
    >
      <div>
        <Point name={kitchens.heading} text={kitchens.text} />
        <TextLink href={contactLink.href}>{kitchens.link}</TextLink>
      </div>
      <ul className="mt-10 grid gap-6 md:grid-cols-3 lg:col-span-2">
        {varieties.map(({ name, photo, text }) => (
          <li key={name} className="grid grid-cols-[2fr_3fr] gap-x-5 md:block">
            <Photo
              photo={photos[photo]}
              sizes="(min-width: 48rem) 24rem, 36vw"
              className="aspect-4/5 w-full object-cover md:aspect-4/3"
            />
            <div className="md:mt-4">
              <Point name={name} text={text} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Garlic from clove to shed in four numbered steps, on a phone each beside its picture. */
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

/** Four reasons, in plain words. */
export function WhyChoose() {
  return (
    <Split heading={whyChoose.heading} photo={photos.giantElephant} tone="ink">
      <ul>
        {whyChoose.points.map(({ name, text }) => (
          <li key={name} className="edge-t border-line py-3">
            <Point name={name} text={text} />
          </li>
        ))}
      </ul>
    </Split>
  );
}
