import { forSaleLink } from '@/content/for-sale';
import type { ContentPhoto } from '@/content/photos';
import type { HeroContent } from '@/content/types';
import { forSale } from '@/lib/site/for-sale';
import { ButtonLink } from '../ui/links';
import { Photo } from '../ui/photo';
import { Prose } from '../ui/prose';

export interface HeroProps {
  readonly content: HeroContent;
  readonly photo: ContentPhoto;
  /** Whose lots the page lists; where there are any, the first way on leads to them. */
  readonly lots?: 'cattle' | 'garlic';
}

/** The first screen: one true sentence in the sky of a picture, and two ways on in its earth. */
export function Hero({ content, photo, lots }: HeroProps) {
  const { place, headline, introduction, actions } = content;
  const [first, second] = actions;
  const hasLots = lots !== undefined && forSale[lots].length > 0;
  return (
    <section className="scene hero text-paper">
      {/* On a wide screen the photo fills the height, and its sides may be cut off. */}
      <Photo
        photo={photo}
        sizes="(min-width: 48rem) max(100vw, 150vh - 14rem), 100vw"
        isFirst
        className="h-full w-full object-cover"
      />
      <div className="hero-sky text-ink">
        {place && <p className="mb-3 text-label font-semibold md:text-lead">{place}</p>}
        <h1 className="text-display">{headline}</h1>
      </div>
      <div className="hero-earth">
        <Prose className="text-lead">{introduction}</Prose>
        <p className="mt-4 grid justify-items-start gap-3 md:flex">
          <ButtonLink {...(hasLots ? forSaleLink : first)} variant="line" />
          <ButtonLink {...second} variant="clear" />
        </p>
      </div>
    </section>
  );
}
