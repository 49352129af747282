import { whyChoose } from '@/content/garlic';
import { Prose } from '../ui/prose';
import { Section } from '../ui/section';

/** Four reasons, in plain words. */
export function WhyChoose() {
  return (
    <Section heading={whyChoose.heading} layout="margin">
      <dl>
        {whyChoose.points.map(({ name, text }) => (
          <div key={name} className="border-b border-line py-5 md:grid md:grid-cols-[2fr_3fr]">
            <dt className="font-serif text-title">{name}</dt>
            <dd>
              <Prose className="max-w-measure">{text}</Prose>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
