import { garlicVarieties } from '@/content/garlic';
import { photos } from '@/content/photos';
import { Photo } from '../ui/photo';
import { Prose } from '../ui/prose';
import { Section } from '../ui/section';

/** The three varieties we grow. */
export function Varieties() {
  return (
    <Section id="varieties" heading={garlicVarieties.heading}>
      <ul className="grid gap-10 md:grid-cols-3 md:gap-6">
        {garlicVarieties.varieties.map(({ name, photo, text }) => (
          <li key={name}>
            <Photo
              photo={photos[photo]}
              sizes="(min-width: 80rem) 24rem, (min-width: 48rem) 30vw, 92vw"
              className="aspect-4/3 w-full object-cover"
            />
            <h3 className="mt-4 text-title">{name}</h3>
            <Prose className="mt-1 max-w-measure">{text}</Prose>
          </li>
        ))}
      </ul>
    </Section>
  );
}
