import { whyChoose } from '@/content/garlic';
import { Prose } from '../ui/prose';
import { Section } from '../ui/section';

/** Four reasons, in plain words. */
export function WhyChoose() {
  return (
    <Section heading={whyChoose.heading}>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {whyChoose.points.map(({ name, text }) => (
          <li key={name} className="border-t border-line pt-4">
            <h3 className="text-title">{name}</h3>
            <Prose className="mt-1 max-w-measure">{text}</Prose>
          </li>
        ))}
      </ul>
    </Section>
  );
}
