import { forSaleLink } from '@/content/for-sale';
import type { Route } from '@/content/pages';
import { hasLots } from '@/lib/for-sale/lots';
import { pages } from '@/lib/site/metadata';
import { ButtonLink } from '../ui/links';
import { Photo } from '../ui/photo';
import { Prose } from '../ui/prose';

/**
 * The first screen of a page: one true sentence in the sky of a picture, and two ways on in its earth,
 * the first to what is for sale, if anything is.
 */
export function Hero({ route }: Readonly<{ route: Route }>) {
  const { hero, photo } = pages[route];
  const { place, headline, introduction, actions } = hero;
  const [first, second] = actions;
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
          <ButtonLink {...(hasLots(route) ? forSaleLink : first)} variant="line" />
          <ButtonLink {...second} variant="clear" />
        </p>
      </div>
    </section>
  );
}
