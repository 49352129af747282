import { garlicVarieties } from '@/content/garlic';
import { contactLink } from '@/content/navigation';
import { photos } from '@/content/photos';
import { ButtonLink } from '../ui/links';
import { Photo } from '../ui/photo';
import { Prose } from '../ui/prose';
import { Section } from '../ui/section';

/** Three varieties, side by side in the dark of their pictures, and a word to kitchens. */
export function Varieties() {
  const { kitchens } = garlicVarieties;
  return (
    <Section
      id="varieties"
      heading={garlicVarieties.heading}
      introduction={garlicVarieties.introduction}
      tone="ink"
    >
      <ul className="grid gap-6 md:grid-cols-3">
        {garlicVarieties.varieties.map(({ name, photo, text }) => (
          <li key={name} className="grid grid-cols-[2fr_3fr] gap-x-5 md:block">
            <Photo
              photo={photos[photo]}
              sizes="(min-width: 48rem) 24rem, 36vw"
              className="aspect-4/5 w-full object-cover md:aspect-4/3"
            />
            <div>
              <h3 className="text-title">{name}</h3>
              <Prose className="mt-1">{text}</Prose>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-8 grid items-end justify-between gap-4 border-t border-line pt-4 md:flex">
        <div>
          <h3 className="text-title">{kitchens.heading}</h3>
          <Prose className="mt-1 max-w-measure">{kitchens.text}</Prose>
        </div>
        <p className="shrink-0">
          <ButtonLink label={kitchens.link} href={contactLink.href} variant="line" />
        </p>
      </div>
    </Section>
  );
}
