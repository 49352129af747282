import { formatDay } from '@/content/facts/days';
import { farm } from '@/content/farm';
import { forSaleCopy } from '@/content/for-sale';
import { contactLink } from '@/content/navigation';
import type { LotListing } from '@/lib/for-sale/listings';
import { listedAsOf, lotsOn } from '@/lib/for-sale/lots';
import { Attribute } from '@/lib/html-first/attributes';
import { keepFiguresTogether } from '@/lib/numbers/format';
import { whatsAppLink } from '@/lib/site/contact-links';
import { FigureTable } from '../ui/figure-table';
import { ButtonLink, textLinkStyle } from '../ui/links';
import { Photo } from '../ui/photo';
import { Section } from '../ui/section';

const { ask, breedingValues } = forSaleCopy;

/** Below one another on a phone; at a desk each in a column of its own, so that lots compare. */
const columns = ['lg:col-start-1', 'lg:col-start-2', 'lg:col-start-3', 'lg:col-start-4'];

function LotDetails({ details }: Pick<LotListing, 'details'>) {
  return (
    <dl className="grid gap-y-1 lg:grid-cols-4 lg:gap-x-6">
      {Object.entries(details).map(
        ([term, text], index) =>
          text && (
            <div
              key={term}
              className={`grid grid-cols-[8rem_1fr] items-baseline lg:row-start-1 lg:block ${columns[index]}`}
            >
              <dt className="text-label text-ink-soft">{term}</dt>
              <dd>{keepFiguresTogether(text)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The name of a lot and its price, what there is to tell of it, and a link to ask about it. */
function Lot({ lot }: Readonly<{ lot: LotListing }>) {
  const { name, status, price, details, note, picture, question } = lot;
  const isSold = status === 'sold';
  return (
    <li
      className={`grid gap-x-8 gap-y-2 edge-t border-line py-5 md:grid-cols-[14rem_1fr] lg:grid-cols-[15rem_1fr_9rem] ${isSold ? 'text-ink-soft' : ''}`}
    >
      <div>
        <h3 className="text-title">{keepFiguresTogether(name)}</h3>
        {!isSold && (
          <p>
            {price.figure && (
              <span className="font-serif text-title whitespace-nowrap text-accent">
                {price.figure}{' '}
              </span>
            )}
            {price.words}
          </p>
        )}
        {status !== 'forSale' && <p className="font-semibold text-accent">{forSaleCopy[status]}</p>}
      </div>
      <div className="grid content-start gap-3">
        <LotDetails details={details} />
        {note && <p className="max-w-measure">{note}</p>}
        {picture && (
          <Photo
            photo={picture}
            sizes="(min-width: 48rem) 24rem, 92vw"
            className="aspect-3/2 w-full max-w-96 object-cover"
          />
        )}
        {lot.breedingValues.length > 0 && (
          <details>
            <summary className="min-h-11 cursor-pointer py-2.5 underline decoration-line underline-offset-4">
              {breedingValues.caption}
            </summary>
            <FigureTable {...breedingValues} rows={lot.breedingValues} />
          </details>
        )}
      </div>
      {!isSold && (
        <p className="md:col-start-2 lg:col-start-3">
          <a
            href={whatsAppLink(farm.phone, question)}
            aria-label={`${ask}: ${name}`}
            className={textLinkStyle}
            {...{ [Attribute.AppendTo]: 'message' }}
          >
            {ask}
          </a>
        </p>
      )}
    </li>
  );
}

/** What is for sale today, or one line and a way to ask where nothing is. */
export function ForSale({ route }: Readonly<{ route: keyof typeof forSaleCopy.empty }>) {
  const { heading, asOf, empty, emptyLink, messageFull } = forSaleCopy;
  const lots = lotsOn[route];
  if (lots.length === 0 || !listedAsOf) {
    return (
      <Section id="for-sale" heading={heading} introduction={empty[route]}>
        <ButtonLink label={emptyLink} href={contactLink.href} />
      </Section>
    );
  }
  return (
    <Section id="for-sale" heading={heading} introduction={asOf(formatDay(listedAsOf))}>
      <ul>
        {lots.map((lot) => (
          <Lot key={lot.question} lot={lot} />
        ))}
      </ul>
      <p role="alert" hidden {...{ [Attribute.FieldFull]: '' }}>
        {messageFull}
      </p>
    </Section>
  );
}
