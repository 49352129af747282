import { ButtonLink, TextLink } from '@/components/ui/links';
import { Photo } from '@/components/ui/photo';
import { Prose } from '@/components/ui/prose';
import { Section, splitText } from '@/components/ui/section';
import { forSaleLink } from '@/content/for-sale';
import { homeOperations } from '@/content/home';
import type { BusinessRoute } from '@/content/page-type';
import { summarise } from '@/lib/for-sale/listings';
import { lotsOn } from '@/lib/for-sale/lots';
import { photos } from '@/lib/photos/site-photos';
import { keepFiguresTogether } from '@/text/format-number';

/** One line that sums up what is for sale and links to the list. */
function Offered({ route }: Readonly<{ route: BusinessRoute }>) {
  const summary = summarise(lotsOn(route));
  if (!summary) return null;
  return (
    <p className="mt-2 text-balance">
      <TextLink href={`${route}${forSaleLink.href}`}>{keepFiguresTogether(summary)}</TextLink>
    </p>
  );
}

/** The two operations side by side, each in its own colours. */
export function Operations() {
  const { heading, operations } = homeOperations;
  return (
    <Section heading={heading} isWide>
      <div className="grid md:grid-cols-2">
        {operations.map(({ name, route, photo, text, points, link, more }) => (
          <article
            key={route}
            // A double rule separates the two.
            className={`md:last:-ms-1 md:last:border-s-4 md:last:border-double md:last:border-ink ${route === '/garlic' ? 'theme-garlic' : ''}`}
          >
            <Photo
              photo={photos[photo]}
              sizes="(min-width: 48rem) 50vw, 100vw"
              className="aspect-2/1 w-full object-cover md:aspect-3/2"
            />
            <div className={`${splitText} ${route === '/garlic' ? 'lg:ms-0' : ''}`}>
              <h3 className="mb-1 text-heading text-accent md:mb-3">{name}</h3>
              {/* On one line on a phone. */}
              <ul className="font-serif">
                {points.map((point) => (
                  <li
                    key={point}
                    className="min-[20rem]:max-md:inline min-[20rem]:max-md:[&:not(:first-child)::before]:[content:'·_'] md:border-b md:border-line md:py-1.5 md:text-title md:first:border-t"
                  >
                    {point}{' '}
                  </li>
                ))}
              </ul>
              <Prose className="mt-2 md:mt-4 md:text-lead">{text}</Prose>
              <Offered route={route} />
              <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 md:mt-6">
                <ButtonLink label={link} href={route} variant="line" />
                {more && <TextLink href={more.href}>{more.label}</TextLink>}
              </p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
