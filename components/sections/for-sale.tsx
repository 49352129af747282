import { Fold } from '@/components/ui/fold';
import { ButtonLink, buttonStyle } from '@/components/ui/links';
import { Photo } from '@/components/ui/photo';
import { LinkedProse } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { vatSentences } from '@/content/estimate';
import { formatDay } from '@/content/facts/reading/days';
import { facts } from '@/content/facts/reading/facts';
import { farm } from '@/content/farm';
import { forSaleCopy } from '@/content/for-sale';
import { contactLink } from '@/content/site';
import type { LotListing } from '@/lib/for-sale/listings';
import { listedAsOf, lotsOn } from '@/lib/for-sale/lots';
import { keepFiguresTogether } from '@/lib/numbers/format';
import { whatsAppLink } from '@/lib/site/external-links';

/** The name of a lot and its price. */
function LotHead({ name, status, price }: LotListing) {
  return (
    <div className="lot-head">
      <div className="lot-name flex flex-wrap items-baseline gap-x-3">
        <h3 className="text-title">{keepFiguresTogether(name)}</h3>
        {status !== 'forSale' && (
          <span className="font-semibold text-accent">{forSaleCopy[status]}</span>
        )}
      </div>
      {status !== 'sold' && (
        <p className="lot-price">
          {price.figure && (
            <span className="font-serif text-title text-accent">{price.figure} </span>
          )}
          {price.per}
        </p>
      )}
    </div>
  );
}

/** Asks about a lot in the contact form or, without scripts, on WhatsApp. */
function LotQuestion({ name, status, question }: LotListing) {
  const label = status === 'reserved' ? forSaleCopy.askReserved : forSaleCopy.ask;
  return (
    <a
      href={whatsAppLink(farm.phone, question)}
      aria-label={`${label}: ${name}`}
      data-append={question}
      className={`lot-question ${buttonStyle('quiet')}`}
    >
      {label}
    </a>
  );
}

function Lot({ lot }: Readonly<{ lot: LotListing }>) {
  const { name, status, photo, line, text } = lot;
  const isSold = status === 'sold';
  return (
    <li className={`lot border-t border-line py-3 ${isSold ? 'text-ink-soft' : ''}`}>
      <LotHead {...lot} />
      {photo && (
        <div className="lot-photo">
          <Photo photo={photo} sizes="8rem" className="aspect-3/2 w-32 object-cover" />
        </div>
      )}
      <p className="lot-line first-letter:uppercase">{keepFiguresTogether(line)}</p>
      <div className="lot-more">
        {!isSold && <LotQuestion {...lot} />}
        {text && (
          <Fold summary={forSaleCopy.more} about={forSaleCopy.about(name)}>
            <LinkedProse className="max-w-measure pb-2 text-ink-soft">{text}</LinkedProse>
          </Fold>
        )}
      </div>
    </li>
  );
}

/** What is for sale today or, if nothing is, an invitation to ask. */
export function ForSale({ route }: Readonly<{ route: keyof typeof forSaleCopy.empty }>) {
  const { heading, asOf, empty, emptyLink } = forSaleCopy;
  const { vat } = facts.terms;
  const lots = lotsOn[route];
  if (lots.length === 0 || !listedAsOf) {
    return (
      <Section id="for-sale" heading={heading} introduction={empty[route]}>
        <ButtonLink label={emptyLink} href={contactLink.href} />
      </Section>
    );
  }
  const vatSentence = route === '/garlic' && vat ? ` ${vatSentences[vat]}` : '';
  return (
    <Section
      id="for-sale"
      heading={heading}
      introduction={asOf(formatDay(listedAsOf)) + vatSentence}
    >
      <ul className="lots">
        {lots.map((lot) => (
          <Lot key={lot.question} lot={lot} />
        ))}
      </ul>
    </Section>
  );
}
