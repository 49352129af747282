import { calculatorWords } from '@/content/calculator';
import { farm } from '@/content/farm';
import { Island } from '@/lib/html-first/island';

import { SeedCalculator } from '../seed-calculator/seed-calculator';
import { Section } from '../ui/section';
import { OtherWays } from './contact-details';
import { PlantingTable } from './planting-table';

/** The Garlic Seed Calculator. */
export function Calculator() {
  return (
    <Section
      id="calculator"
      heading={calculatorWords.heading}
      introduction={calculatorWords.introduction}
    >
      <Island
        name="seed-calculator"
        component={SeedCalculator}
        props={{ contactLines: [farm.garlicName, farm.phone, farm.email, farm.places['/garlic']] }}
        notes={{ failed: <OtherWays subject={calculatorWords.heading} /> }}
      />
      <PlantingTable />
    </Section>
  );
}
