import type { ContentPhoto, HeroContent } from '@/content/shapes';
import { ButtonLink } from '../ui/button-link';
import { Photo } from '../ui/photo';
import { Prose } from '../ui/prose';

export interface HeroProps {
  readonly content: HeroContent;
  readonly photo: ContentPhoto;
}

/** The first screen: one true sentence in the sky of a picture, and two ways on below it. */
export function Hero({ content: { headline, introduction, actions }, photo }: HeroProps) {
  return (
    <section>
      <div className="hero">
        <Photo photo={photo} sizes="100vw" isFirst className="hero-picture" />
        <div className="hero-words page-width">
          <h1 className="max-w-[15ch] text-display md:max-w-[22ch]">{headline}</h1>
        </div>
      </div>
      <div className="page-width grid gap-6 py-8 md:grid-cols-[7fr_5fr] md:items-center md:gap-8 md:py-10">
        <Prose className="max-w-measure text-lead">{introduction}</Prose>
        <p className="flex flex-wrap gap-3 md:justify-end">
          <ButtonLink {...actions[0]} />
          <ButtonLink {...actions[1]} variant="line" />
        </p>
      </div>
    </section>
  );
}
