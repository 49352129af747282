import { SeedCalculator } from '@/components/seed-calculator/seed-calculator';
import { Section } from '@/components/ui/section';
import { calculatorCopy } from '@/content/calculator';
import { farm, placeName, places } from '@/content/farm';
import { calculatorFacts } from '@/lib/calculator/calculator-facts';
import { Island } from '@/lib/islands/island';
import { IslandFallback } from './island-fallback';
import { PlantingTable } from './planting-table';

/** The Garlic Seed Calculator. */
export function GarlicSeedCalculator() {
  const { garlicName, phone, email } = farm;
  return (
    <Section
      id="calculator"
      heading={calculatorCopy.heading}
      introduction={calculatorCopy.introduction}
    >
      <Island
        name="seed-calculator"
        component={SeedCalculator}
        props={{
          facts: calculatorFacts,
          contact: [garlicName, phone, email, placeName(places['/garlic'])].join(', '),
          phone,
        }}
        notes={{
          failed: <IslandFallback text={calculatorCopy.failed} subject={calculatorCopy.heading} />,
        }}
      />
      <PlantingTable />
    </Section>
  );
}
