import { Photo } from '@/components/ui/photo';
import { Section } from '@/components/ui/section';
import { garlicVarieties } from '@/content/garlic';
import { photos } from '@/lib/photos/site-photos';

/** The three varieties. */
export function GarlicVarieties() {
  const { heading, introduction, varieties } = garlicVarieties;
  return (
    <Section id="varieties" heading={heading} introduction={introduction} tone="deep">
      <ul className="mt-8 grid gap-6 md:grid-cols-3">
        {varieties.map(({ name, photo }) => (
          <li key={name} className="grid grid-cols-[2fr_3fr] items-center gap-x-5 md:block">
            <Photo
              photo={photos[photo]}
              sizes="(min-width: 48rem) 24rem, 36vw"
              className="aspect-4/3 w-full object-cover"
            />
            <h3 className="text-title md:mt-4">{name}</h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
