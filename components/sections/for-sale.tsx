import { vatNote } from '@/content/business-terms';
import { farm } from '@/content/farm';
import { forSaleCopy } from '@/content/for-sale';
import { contactLink, whatsApp } from '@/content/site';
import { formatDay } from '@/lib/facts/days';
import type { LotListing } from '@/lib/for-sale/listings';
import { listedAsOf, lotsOn } from '@/lib/for-sale/lots';
import { keepFiguresTogether } from '@/lib/numbers/format';
import { whatsAppLink } from '@/lib/site/contact-links';
import { FigureTable } from '../ui/figure-table';
import { Fold } from '../ui/fold';
import { ButtonLink, TextLink } from '../ui/links';
import { Photo } from '../ui/photo';
import { Prose } from '../ui/prose';
import { Section } from '../ui/section';

const { breedingValues } = forSaleCopy;

interface LotProps {
  readonly lot: LotListing;
}

/** The name of a lot and its price. */
function LotHead({ lot: { name, status, price } }: LotProps) {
  return (
    <div className="lot-head">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="text-title">{keepFiguresTogether(name)}</h3>
        {status !== 'forSale' && (
          <span className="font-semibold text-accent">{forSaleCopy[status]}</span>
        )}
      </div>
      {status !== 'sold' && (
        <p>
          {price.figure && (
            <span className="font-serif text-title whitespace-nowrap text-accent">
              {price.figure}{' '}
            </span>
          )}
          {price.words}
        </p>
      )}
    </div>
  );
}

/** The other details of a lot, folded away. */
function LotDetails({ lot }: LotProps) {
  const { name, details, note, catalogue } = lot;
  const given = Object.entries(details).flatMap(([term, text]) =>
    text ? [`${term}: ${text}`] : [],
  );
  const more = note ? [note, ...given] : given;
  const hasValues = lot.breedingValues.length > 0;
  if (more.length === 0 && !catalogue && !hasValues) return null;
  return (
    <Fold summary={forSaleCopy.more} about={forSaleCopy.about(name)}>
      <div className="grid max-w-measure gap-1 pb-2 text-ink-soft">
        {more.map((text) => (
          <Prose key={text}>{text}</Prose>
        ))}
        {catalogue && (
          <p>
            <TextLink href={catalogue}>{forSaleCopy.openCatalogue}</TextLink>
          </p>
        )}
        {hasValues && <FigureTable {...breedingValues} rows={lot.breedingValues} />}
      </div>
    </Fold>
  );
}

/** Ways to ask about a lot: in the form of the page, or by WhatsApp. */
function LotQuestions({ lot: { name, status, question } }: LotProps) {
  const label = status === 'reserved' ? forSaleCopy.askReserved : forSaleCopy.ask;
  const address = whatsAppLink(farm.phone, question);
  return (
    <p className="lot-questions flex flex-wrap content-start gap-x-5 lg:-mt-2">
      <TextLink href={address} aria-label={`${label}: ${name}`} data-append={question}>
        {label}
      </TextLink>
      <TextLink href={address} aria-label={`${whatsApp.name}: ${name}`}>
        {whatsApp.name}
      </TextLink>
    </p>
  );
}

function Lot({ lot }: LotProps) {
  const { status, photo, summary } = lot;
  const isSold = status === 'sold';
  return (
    <li className={`lot border-t border-line pt-3 pb-2 ${isSold ? 'text-ink-soft' : ''}`}>
      <LotHead lot={lot} />
      {photo && (
        <div className="lot-photo">
          <Photo photo={photo} sizes="8rem" className="aspect-3/2 w-32 object-cover" />
        </div>
      )}
      <p className="lot-line">{keepFiguresTogether(summary.join(', '))}</p>
      <div className="lot-more">
        <LotDetails lot={lot} />
        {!isSold && <LotQuestions lot={lot} />}
      </div>
    </li>
  );
}

/** What is for sale today or, if nothing is, one line and a way to ask. */
export function ForSale({ route }: Readonly<{ route: keyof typeof forSaleCopy.empty }>) {
  const { heading, asOf, empty, emptyLink } = forSaleCopy;
  const lots = lotsOn[route];
  const vat = route === '/garlic' && vatNote;
  if (lots.length === 0 || !listedAsOf) {
    return (
      <Section id="for-sale" heading={heading} introduction={empty[route]}>
        <ButtonLink label={emptyLink} href={contactLink.href} />
      </Section>
    );
  }
  return (
    <Section
      id="for-sale"
      heading={heading}
      introduction={[asOf(formatDay(listedAsOf)), vat].filter(Boolean).join(' ')}
    >
      <ul>
        {lots.map((lot) => (
          <Lot key={lot.question} lot={lot} />
        ))}
      </ul>
    </Section>
  );
}
