import type { ContentPhoto, HeroContent } from '@/content/shapes';
import { ButtonLink } from '../ui/button-link';
import { Photo } from '../ui/photo';
import { Prose } from '../ui/prose';

export interface HeroProps {
  readonly content: HeroContent;
  readonly photo: ContentPhoto;
}

/** The first screen: one true sentence in the sky of a picture, and two ways on. */
export function Hero({ content: { headline, introduction, actions }, photo }: HeroProps) {
  return (
    <section className="hero">
      <div className="hero-picture">
        <Photo photo={photo} sizes="100vw" className="h-full w-full object-cover" />
      </div>
      <div className="hero-words mx-auto w-full max-w-page px-5 md:px-10">
        <h1 className="max-w-[14ch] text-display">{headline}</h1>
        <Prose className="mt-5 max-w-measure text-lead">{introduction}</Prose>
        <p className="mt-7 flex flex-wrap gap-3">
          <ButtonLink {...actions[0]} />
          <ButtonLink {...actions[1]} variant="line" />
        </p>
      </div>
    </section>
  );
}
