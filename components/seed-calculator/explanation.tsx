import { calculatorCopy } from '@/content/calculator';
import type { Variety } from '@/content/varieties';
import { landNeeded, seedsNeeded } from '@/lib/calculator/seed-arithmetic';
import { formatSquareMetres, formatWhole } from '@/lib/numbers/format';
import { Prose } from '../ui/prose';

const { explanation } = calculatorCopy;

/** How much land some seeds need, and how many seeds that land takes. */
function differenceSentence(variety: Variety): string {
  const land = landNeeded(BigInt(explanation.seeds), variety);
  const seedsOnLand = formatWhole(seedsNeeded(land, variety));
  const seeds = formatWhole(explanation.seeds);
  return explanation.difference(seeds, variety.name, formatSquareMetres(land), seedsOnLand);
}

/** How the calculator works: its rules, and why its two answers differ. */
export function Explanation({ variety }: Readonly<{ variety: Variety }>) {
  return (
    <details data-screen-only="" className="text-label text-ink-soft">
      <summary className="min-h-11 py-2.5">{explanation.heading}</summary>
      {[...explanation.sentences, differenceSentence(variety)].map((sentence) => (
        <Prose key={sentence} className="mt-4">
          {sentence}
        </Prose>
      ))}
    </details>
  );
}
