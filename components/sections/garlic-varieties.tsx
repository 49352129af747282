import { Photo } from '@/components/ui/photo';
import { PriceFigure } from '@/components/ui/price';
import { headingId, SectionHead } from '@/components/ui/section';
import { garlicVarieties } from '@/content/garlic';
import { facts } from '@/facts/facts';
import { describeSpacing } from '@/lib/calculator/describe-calculation';
import { formatRand } from '@/lib/numbers/format';
import { photos } from '@/lib/photos/site-photos';
import { EmailQuestion, WhatsAppQuestion } from './question-links';

const { heading, introduction, varieties, seed, question } = garlicVarieties;

/** What a label says of the stock: `Giant/Elephant Seeds, Available` says `available`. */
const stockOf = (label: string) => label.split(', ').at(-1)?.toLowerCase();

/** The varieties for planting: spacing, and the price of the seed or, without one, its stock. */
function SeedTable() {
  return (
    <div className="seed">
      <div>
        <h3 className="text-title">{seed.heading}</h3>
        <p>{seed.text}</p>
      </div>
      <div className="figure-table">
        <table className="mt-2">
          <thead className="sr-only">
            <tr>
              {seed.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.varieties.varieties.map((variety) => {
              const { name, stockLabel, seedRandPerKilogram: rand } = variety;
              return (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{describeSpacing(variety)}</td>
                  <td className={rand === undefined ? 'wrap-anywhere' : undefined}>
                    {rand === undefined ? (
                      stockOf(stockLabel)
                    ) : (
                      <PriceFigure>{formatRand(rand)}</PriceFigure>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** The three varieties side by side, and the seed of all varieties. */
export function GarlicVarieties() {
  return (
    <section id="varieties" aria-labelledby={headingId(heading)} className="varieties">
      <div className="page-width pt-section">
        <SectionHead heading={heading} introduction={introduction} />
      </div>
      <ul className="grid gap-y-3 max-md:px-gutter">
        {varieties.map(({ name, photo }) => (
          <li key={name} className="beside">
            <Photo
              photo={photos[photo]}
              sizes="(min-width: 48rem) 34vw, 6rem"
              className="aspect-4/3 w-full object-cover md:aspect-3/2"
            />
            <div>
              <h3 className="text-lead md:mt-2 md:text-title">{name}</h3>
              <p className="flex flex-wrap items-center gap-x-5">
                <WhatsAppQuestion about={name} question={question(name)} />
                <EmailQuestion about={name} question={question(name)} />
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
