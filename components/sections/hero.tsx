import { ButtonLink } from '@/components/ui/links';
import { Photo } from '@/components/ui/photo';
import { Prose } from '@/components/ui/prose';
import { farm } from '@/content/farm';
import { forSaleLink } from '@/content/for-sale';
import { pages, type Route } from '@/content/pages';
import { hasLots } from '@/lib/for-sale/lots';
import { heroPhotoOn } from '@/lib/photos/site-photos';
import { telephoneLink } from '@/lib/site/external-links';

/**
 * The first screen of a page: a headline over the sky of a photo and, over its lower part, two links and
 * the phone number, on a wide screen with figures beside them. The first link leads to what is for sale, if anything.
 */
export function Hero({ route }: Readonly<{ route: Route }>) {
  const { place, headline, introduction, actions, figures } = pages[route].hero;
  const [first, second] = actions;
  return (
    <section className="scene hero text-paper">
      {/* On a wide screen the photo fills the height and loses its sides. */}
      <Photo
        photo={heroPhotoOn(route)}
        sizes="(min-width: 48rem) max(100vw, 150vh - 14rem), 100vw"
        className="h-full w-full object-cover"
      />
      <div className="hero-sky">
        <p className="mb-3 text-label font-semibold md:text-lead">{place}</p>
        <h1 className="text-display">{headline}</h1>
      </div>
      <div className="hero-earth">
        <Prose className="text-lead">{introduction}</Prose>
        <p className="hero-links mt-4 mb-3 grid gap-3">
          <ButtonLink {...(hasLots(route) ? forSaleLink : first)} variant="line" />
          <ButtonLink {...second} variant="clear" />
        </p>
        <a href={telephoneLink(farm.phone)} className="inline-block py-2.5">
          <span>{farm.owner.name}</span>{' '}
          <span className="underline underline-offset-4">{farm.phone}</span>
        </a>
        <ul className="hero-figures">
          {figures.map(({ qualifier = '', figure, label }) => (
            <li key={label}>
              <span>{`${qualifier} ${figure}`.trim()}</span> {label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
