import { garlicVarieties } from '@/content/garlic';
import { photos } from '@/content/photos';
import { contactLink } from '@/content/site';
import { TextLink } from '../ui/links';
import { Photo } from '../ui/photo';
import { Point } from '../ui/prose';
import { Section } from '../ui/section';

/** A note for kitchens, and three varieties side by side. */
export function GarlicVarieties() {
  const { heading, introduction, kitchens, varieties } = garlicVarieties;
  return (
    <Section
      id="varieties"
      heading={heading}
      introduction={introduction}
      tone="deep"
      className="gap-x-16 lg:grid lg:grid-cols-2 lg:items-baseline"
    >
      {kitchens.text && (
        <div>
          <Point name={kitchens.heading} text={kitchens.text} />
          <TextLink href={contactLink.href}>{kitchens.link}</TextLink>
        </div>
      )}
      <ul className="mt-8 grid gap-6 md:grid-cols-3 lg:col-span-2">
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
