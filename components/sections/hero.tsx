import { Fragment } from 'react';
import { ButtonLink } from '@/components/ui/links';
import { Photo } from '@/components/ui/photo';
import { Prose } from '@/components/ui/prose';
import { farm } from '@/content/farm';
import { forSaleLink } from '@/content/for-sale';
import type { Link } from '@/content/page-type';
import { pages, type Route } from '@/content/routes';
import { hasLots } from '@/lib/for-sale/lots';
import { heroPhotoOn } from '@/lib/photos/site-photos';
import { telephoneLink } from '@/lib/site/external-links';

/** Links to the parts of a page that visitors look for most. */
function OtherLinks({ links }: Readonly<{ links: readonly Link[] }>) {
  return (
    <p className="-ms-2 flex flex-wrap text-label md:-ms-2.5 md:text-body">
      {links.map(({ label, href }) => (
        <a
          key={href}
          href={href}
          className="inline-flex min-h-11 items-center px-2 underline underline-offset-4 md:px-2.5"
        >
          {label}
        </a>
      ))}
    </p>
  );
}

/**
 * The first screen of a page: a headline over the sky of a photo and, over its lower part, two links and
 * the phone number, on a wide screen with figures beside them. The first link leads to what is for sale, if anything.
 */
export function Hero({ route }: Readonly<{ route: Route }>) {
  const { place, headline, introduction, actions, links, figures } = pages[route].hero;
  const buttons = hasLots(route) ? [forSaleLink, actions[0]] : actions;
  const others = links.filter(({ href }) => buttons.every((button) => button.href !== href));
  const isBrief = others.length === 0;
  // The garlic photo has a dark background.
  const isDark = pages[route].about === '/garlic';
  return (
    <section
      className={`scene hero text-paper ${isBrief ? 'hero-brief' : ''} ${isDark ? 'hero-dark' : ''}`}
    >
      <div className="hero-sky print:px-0">
        <p className="mb-3 text-label font-semibold md:text-lead">{place}</p>
        {/* A dark photo leaves less room beside it: two lines, of which the second is 11 em long. */}
        <h1
          className={`text-display ${isBrief ? 'max-md:text-[length:min(2.3rem,10.2vw)]' : ''} ${isDark ? 'md:text-[length:min(var(--text-display),8.8cqi)]' : ''}`}
        >
          {/* The headline breaks after a comma, where a whole part fits on one line. */}
          {headline.split(/(?<=,) /).map((part) => (
            <Fragment key={part}>
              <span className="md:inline-block">{part}</span>{' '}
            </Fragment>
          ))}
        </h1>
      </div>
      {/*
        After the headline, so that it paints before the inlined photo arrives. On a wide screen the photo fills the
        height, cropped at the sides.
      */}
      <Photo
        photo={heroPhotoOn(route)}
        sizes="(min-width: 48rem) max(100vw, 150vh - 14rem), 100vw"
        className="h-full w-full object-cover"
      />
      <div className="hero-earth print:px-0">
        <Prose className={isBrief ? 'md:text-lead' : 'text-lead'}>{introduction}</Prose>
        <p className="hero-links mt-4 mb-1 grid gap-3">
          {buttons.map((button, index) => (
            <ButtonLink key={button.href} {...button} variant={index === 0 ? 'line' : 'clear'} />
          ))}
        </p>
        <div className="md:flex md:flex-wrap md:gap-x-8">
          {!isBrief && <OtherLinks links={others} />}
          <a href={telephoneLink(farm.phone)} className="inline-block py-2.5">
            <span>{farm.owner.name}</span>{' '}
            <span className="underline underline-offset-4">{farm.phone}</span>
          </a>
        </div>
        {/* On one line with the links, clear of the chat button. */}
        <ul className="hero-figures mt-4 mb-1 me-10 hidden items-end gap-x-6 xl:flex">
          {figures.map(({ qualifier = '', figure, label }) => (
            <li key={label} className="w-42 text-label/[1.2]">
              <span className="block font-serif text-[2.25rem] whitespace-nowrap">
                {`${qualifier} ${figure}`.trim()}
              </span>
              {label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
