import { Island } from 'html-first/island';
import { SeedCalculator } from '@/components/seed-calculator/seed-calculator';
import { Section } from '@/components/ui/section';
import { calculatorCopy } from '@/content/calculator';
import { farm } from '@/content/farm';
import { calculatorFacts } from '@/lib/calculator/calculator-facts';
import { places } from '@/lib/facts/places';
import { OtherContactWays } from './other-contact-ways';
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
          phone,
          contact: [garlicName, phone, email, places['/garlic']].join(', '),
        }}
        notes={{ failed: <OtherContactWays subject={calculatorCopy.heading} /> }}
      />
      <PlantingTable />
    </Section>
  );
}
