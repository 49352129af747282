import { HeadingRow } from '@/components/ui/figure-table';
import { Photo } from '@/components/ui/photo';
import { PriceFigure } from '@/components/ui/price';
import { Prose } from '@/components/ui/prose';
import { headingId, SectionHead } from '@/components/ui/section';
import { perUnit } from '@/content/estimate';
import { garlicVarieties } from '@/content/garlic';
import { facts } from '@/facts/facts';
import type { Facts } from '@/facts/schema/files';
import { describeSpacing } from '@/lib/calculator/describe-calculation';
import { photos } from '@/lib/photos/site-photos';
import { garlicVat } from '@/lib/site/business-terms';
import { formatRand } from '@/text/format-number';
import { WhatsAppQuestion } from './question-links';

const { heading, introduction, varieties, seed, question } = garlicVarieties;
const { vatSentence } = garlicVat.seed;

type Variety = Facts['varieties']['varieties'][number];

/** The stock in a label: `available` for `Giant/Elephant Seeds, Available`. */
const stockOf = (label: string) => label.split(', ').at(-1)?.toLowerCase();

const hasPrices = facts.varieties.varieties.some(({ seedRandPerKilogram: rand }) => rand);

/** A variety for planting; on a phone its row has two lines, the name and the price on the first. */
function SeedRow({ variety }: Readonly<{ variety: Variety }>) {
  const { name, stockLabel, seedRandPerKilogram: rand } = variety;
  return (
    <tr className="seed-row">
      <th scope="row" className={hasPrices ? undefined : 'max-md:basis-full'}>
        {name}
      </th>
      <td>{describeSpacing(variety)}</td>
      {hasPrices && (
        <td className="seed-price">
          {rand ? <PriceFigure>{formatRand(rand)}</PriceFigure> : seed.noPrice}
          {rand && <span className="md:hidden"> {perUnit.kilogram}</span>}
        </td>
      )}
      <td>{stockOf(stockLabel)}</td>
      <td>
        <WhatsAppQuestion about={seed.about(name)} question={seed.question(name)} />
      </td>
    </tr>
  );
}

/** The varieties for planting: spacing, price if any, stock, and a link to order. */
function SeedTable() {
  const { variety, spacing, price, stock, ask } = seed.columns;
  const columns = [variety, spacing, ...(hasPrices ? [price] : []), stock, ask];
  return (
    <div className="pt-3 md:pt-8">
      <h3 className="text-title">{seed.heading}</h3>
      {seed.offered && <Prose>{seed.offered}</Prose>}
      <Prose>{[seed.text, hasPrices && vatSentence].filter(Boolean).join(' ')}</Prose>
      <table className="mt-3 w-full lg:not-print:table-fixed">
        {/* Aligned with the photos above. */}
        <colgroup className="lg:not-print:w-[calc(100vw/3-max(0px,50vw-var(--container-page)/2))]" />
        <colgroup span={columns.length - 3} className="lg:not-print:w-[calc(100vw/6)]" />
        <thead className="border-t border-line text-label max-md:sr-only [&_th:last-child]:text-end">
          <HeadingRow columns={columns} />
        </thead>
        <tbody>
          {facts.varieties.varieties.map((each) => (
            <SeedRow key={each.name} variety={each} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The three varieties side by side, and the seed of all varieties. */
export function GarlicVarieties() {
  return (
    <section
      id="varieties"
      aria-labelledby={headingId(heading)}
      className="varieties bg-paper-deep md:border-t-4 md:border-double md:border-line md:bg-ink md:text-paper md:[--accent:var(--color-line)] md:[--focus:var(--color-white)]"
    >
      <div className="page-width pt-section">
        <SectionHead heading={heading} introduction={introduction} />
      </div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-x-1 md:grid-cols-3 md:gap-x-0">
        {varieties.map(({ name, photo }) => (
          <li key={name} className="flex flex-col">
            <Photo
              photo={photos[photo]}
              sizes="(min-width: 48rem) 34vw, 44vw"
              className="aspect-4/5 w-full object-cover md:aspect-3/2"
            />
            <div className="flex grow flex-col justify-between px-1.5 pt-2 md:px-gutter md:pt-3 [:first-child>&]:ps-[calc(var(--spacing-gutter)+max(0px,50vw-var(--container-page)/2))]">
              <h3 className="text-lead/[1.25] md:mt-2 md:text-title">{name}</h3>
              <p>
                <WhatsAppQuestion about={name} question={question(name)} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="page-width pb-section">
        <SeedTable />
      </div>
    </section>
  );
}
