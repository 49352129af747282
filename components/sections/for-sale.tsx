import { forSaleWords } from '@/content/for-sale';
import { farm } from '@/content/farm';
import { contactLink } from '@/content/navigation';
import { Attribute } from '@/lib/html-first/attributes';
import { keepFiguresTogether } from '@/lib/numbers/format';
import { whatsAppLink } from '@/lib/site/contact-links';
import { formatDay } from '@/lib/site/days';
import { forSale, type LotListing } from '@/lib/site/for-sale';
import { FigureTable } from '../ui/figure-table';
import { ButtonLink, textLinkStyle } from '../ui/links';
import { Photo } from '../ui/photo';
import { Section } from '../ui/section';

const { ask, breedingValues, messageFull } = forSaleWords;
const statusWords = { forSale: undefined, reserved: forSaleWords.reserved, sold: forSaleWords.sold };
/** Below one another on a phone; at a desk each in a column of its own, so that lots compare. */
const columns = ['lg:col-start-1', 'lg:col-start-2', 'lg:col-start-3', 'lg:col-start-4'];

function LotDetails({ details }: Pick<LotListing, 'details'>) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 lg:grid-cols-4">
      {Object.entries(details).map(
        ([term, text], index) =>
          text && (
            <div
              key={term}
              className={`col-span-2 grid grid-cols-subgrid lg:col-span-1 lg:row-start-1 lg:block ${columns[index]}`}
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
    <li className={`grid gap-x-8 gap-y-2 edge-t py-5 md:grid-cols-[15rem_1fr] ${isSold ? 'text-ink-soft' : ''}`}>
      <div>
        <h3 className="text-title">{keepFiguresTogether(name)}</h3>
        {status !== 'forSale' && <p className="font-semibold text-accent">{statusWords[status]}</p>}
        {!isSold && <p className="font-semibold">{keepFiguresTogether(price)}</p>}
      </div>
      <div className="grid gap-3">
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
        {!isSold && (
          <p>
            <a
              href={whatsAppLink(farm.phone, question)}
              className={textLinkStyle}
              {...{ [Attribute.AppendTo]: 'message' }}
            >
              {ask}
              <span className="sr-only">: {name}</span>
            </a>
          </p>
        )}
      </div>
    </li>
  );
}

/** What is for sale today, or one line and a way to ask where nothing is. */
export function ForSale({ kind }: Readonly<{ kind: 'cattle' | 'garlic' }>) {
  const lots = forSale[kind];
  const { heading, asOf, empty, emptyLink } = forSaleWords;
  if (lots.length === 0 || forSale.asOf === undefined) {
    return (
      <Section id="for-sale" heading={heading} introduction={empty[kind]}>
        <ButtonLink label={emptyLink} href={contactLink.href} />
      </Section>
    );
  }
  return (
    <Section id="for-sale" heading={heading} introduction={asOf(formatDay(forSale.asOf))}>
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
