import type { ReactNode } from 'react';
import { Lightboxes, PhotoButton } from '@/components/lightbox/lightboxes';
import { Fold } from '@/components/ui/fold';
import { ButtonLink, TextLink } from '@/components/ui/links';
import { PriceFigure } from '@/components/ui/price';
import { LinkedProse } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { businessNames } from '@/content/farm';
import { forSaleCopy, forSaleLink } from '@/content/for-sale';
import type { BusinessRoute } from '@/content/page-type';
import { contactLink } from '@/content/shared-text';
import type { LotListing } from '@/lib/for-sale/listings';
import { hasLots, listedAsOf, lotsOn } from '@/lib/for-sale/lots';
import { businessTerms } from '@/lib/site/business-terms';
import { absoluteUrl } from '@/lib/site/environment';
import { whatsAppShareLink } from '@/lib/site/external-links';
import { formatDay } from '@/text/days';
import { keepFiguresTogether } from '@/text/format-number';
import { FirstTerm } from './business-terms';
import { WhatsAppQuestion } from './question-links';

/** The name of a lot and its price. */
function LotHead({ name, status, price }: LotListing) {
  const { figure, unit } = price;
  return (
    <div className="lot-head">
      <div className="lot-name">
        {/* Small on a phone, so that most names fit on one line beside their price. */}
        <h3 className="text-lead lg:text-title">{keepFiguresTogether(name)}</h3>
        {status !== 'forSale' && (
          <span className="text-label font-semibold text-accent">{forSaleCopy[status]}</span>
        )}
      </div>
      {status !== 'sold' && (
        <p className="lot-price text-label">
          {figure && <PriceFigure>{figure} </PriceFigure>}
          {unit}
        </p>
      )}
    </div>
  );
}

const gallery = 'lots';

interface LotProps {
  readonly lot: LotListing;
  /** Appended to the total: `, including VAT`; may be empty. */
  readonly includingVat: string;
  /** The index of its photo among those of the list; -1 without one. */
  readonly photoIndex: number;
}

function Lot({ lot, includingVat, photoIndex }: LotProps) {
  const { name, status, photo, line, total, more, question } = lot;
  const isSold = status === 'sold';
  return (
    <li
      className={`lot ${status === 'forSale' ? '' : 'lot-brief'} ${isSold ? 'text-ink-soft' : ''}`}
    >
      <LotHead {...lot} />
      {photo && (
        <div className="lot-photo w-32 pt-2 md:w-48 md:pb-2">
          <PhotoButton
            gallery={gallery}
            index={photoIndex}
            photo={{ ...photo, caption: name }}
            sizes="(min-width: 48rem) 12rem, 8rem"
            className="aspect-3/2 w-full object-cover"
          />
        </div>
      )}
      <div className="lot-line">
        <p className="first-letter:uppercase">{keepFiguresTogether(line)}</p>
        {total && <p className="text-label first-letter:uppercase">{total + includingVat}</p>}
      </div>
      <div className="lot-foot">
        {!isSold && (
          <p className="lot-ask">
            <WhatsAppQuestion
              {...(status === 'reserved' && { label: forSaleCopy.askReserved })}
              about={name}
              question={question}
            />
          </p>
        )}
        {more && (
          <Fold summary={forSaleCopy.more} about={forSaleCopy.about(name)}>
            <LinkedProse className="max-w-measure pb-2 text-ink-soft">{more}</LinkedProse>
          </Fold>
        )}
      </div>
    </li>
  );
}

/** The lots of a list; their photos open large. */
function Lots({ route }: Readonly<{ route: BusinessRoute }>) {
  const lots = lotsOn(route);
  const { includingVat } = businessTerms[route];
  const lotPhotos = lots.flatMap(({ name, photo }) => (photo ? { ...photo, caption: name } : []));
  const list = (
    <ul className="lots">
      {lots.map((lot) => (
        <Lot
          key={lot.question}
          lot={lot}
          includingVat={includingVat}
          photoIndex={lotPhotos.findIndex(({ file }) => file === lot.photo?.file)}
        />
      ))}
    </ul>
  );
  if (lotPhotos.length === 0) return list;
  return (
    <Lightboxes gallery={gallery} photos={lotPhotos}>
      {list}
    </Lightboxes>
  );
}

/** A link that shares the list on WhatsApp. */
function SendList({ route, day }: Readonly<{ route: BusinessRoute; day: string }>) {
  const list = `${forSaleCopy.sent[route]}, ${businessNames[route]}, ${day}: ${absoluteUrl(route + forSaleLink.href)}`;
  return (
    <p className="border-t border-line pt-2 print:hidden">
      <TextLink href={whatsAppShareLink(list)}>{forSaleCopy.send}</TextLink>
    </p>
  );
}

export interface ForSaleProps {
  readonly route: BusinessRoute;
  /** Rendered after the list and the first term. */
  readonly children?: ReactNode;
}

/** What is for sale today or, if nothing is, an invitation to ask. */
export function ForSale({ route, children }: ForSaleProps) {
  const { heading, wanted, asOf, empty, emptyLink } = forSaleCopy;
  const { vatSentence } = businessTerms[route];
  if (!hasLots(route) || !listedAsOf) {
    return (
      <Section id="for-sale" heading={wanted[route]} introduction={empty[route]}>
        <ButtonLink label={emptyLink} href={contactLink.href} />
        <FirstTerm route={route} />
        {children}
      </Section>
    );
  }
  const day = formatDay(listedAsOf);
  const introduction = [asOf(day), vatSentence].filter(Boolean).join(' ');
  return (
    <Section id="for-sale" heading={heading} introduction={introduction}>
      <Lots route={route} />
      <SendList route={route} day={day} />
      <FirstTerm route={route} />
      {children}
    </Section>
  );
}
