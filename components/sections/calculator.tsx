import { calculatorWords } from '@/content/calculator';
import { OtherWays } from '../page/other-ways';
import { SeedCalculator } from '../seed-calculator/seed-calculator';
import { Island } from '../ui/island';
import { Section } from '../ui/section';

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
        props={{}}
        fallback={<OtherWays subject={calculatorWords.heading} />}
      />
    </Section>
  );
}
