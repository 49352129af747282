import { whyChoose } from '@/content/garlic';
import { photos } from '@/content/photos';
import { headingId } from '../ui/heading-id';
import { Prose } from '../ui/prose';
import { Split } from '../ui/split';

/** Four reasons, in plain words. */
export function WhyChoose() {
  const id = headingId(whyChoose.heading);
  return (
    <section aria-labelledby={id} className="bg-ink text-paper">
      <Split photo={photos.giantElephant} pictureSide="right">
        <h2 id={id} className="mb-6 text-heading">
          {whyChoose.heading}
        </h2>
        <ul>
          {whyChoose.points.map(({ name, text }) => (
            <li key={name} className="border-t border-ink-soft py-4">
              <h3 className="text-title">{name}</h3>
              <Prose>{text}</Prose>
            </li>
          ))}
        </ul>
      </Split>
    </section>
  );
}
