import { Photo } from '@/components/ui/photo';
import { Section } from '@/components/ui/section';
import { perUnit } from '@/content/estimate';
import { facts } from '@/content/facts/reading/facts';
import { garlicVarieties } from '@/content/garlic';
import { describeSpacing } from '@/lib/calculator/describe-calculation';
import { formatRand } from '@/lib/numbers/format';
import { photos } from '@/lib/photos/site-photos';
import { QuestionLink } from './question-link';

const { heading, introduction, varieties, spacing, seed, ask, question } = garlicVarieties;

/** The spacing of a variety and the price of its seed; without either, a way to ask. */
function Figures({ name }: Readonly<{ name: string }>) {
  const variety = facts.varieties.varieties.find((planted) => planted.name === name);
  const rand = variety?.seedRandPerKilogram;
  if (!variety) {
    return <QuestionLink label={ask} about={name} question={question(name)} className="mt-2" />;
  }
  return (
    <>
      <p className="text-ink-soft">{spacing(describeSpacing(variety))}</p>
      {rand !== undefined && (
        <p>
          {seed} <span className="font-serif text-title text-accent">{formatRand(rand)}</span>{' '}
          <span className="inline-block">{perUnit.kilogram}</span>
        </p>
      )}
    </>
  );
}

/** The three varieties: on a phone the first from edge to edge, the others side by side below it. */
export function GarlicVarieties() {
  return (
    <Section id="varieties" heading={heading} introduction={introduction} tone="deep">
      <ul className="varieties grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3">
        {varieties.map(({ name, photo }, index) => (
          <li key={name}>
            <Photo
              photo={photos[photo]}
              sizes={`(min-width: 48rem) 24rem, ${index === 0 ? '100vw' : '45vw'}`}
              className="aspect-3/2 w-full object-cover"
            />
            <h3 className="mt-3 text-title">{name}</h3>
            <Figures name={name} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
