import { Photo } from '@/components/ui/photo';
import { Prose } from '@/components/ui/prose';
import { garlicKitchens } from '@/content/garlic';
import { facts } from '@/facts/facts';
import { photos } from '@/lib/photos/site-photos';
import { WhatsAppQuestion } from './question-links';

/** What restaurants and kitchens can order; nothing until the owner answers. */
export function Kitchens() {
  const { kitchens } = facts.terms;
  if (!kitchens) return null;
  const { heading, about, question } = garlicKitchens;
  return (
    <div
      id="kitchens"
      className="kitchens mt-4 grid gap-4 max-md:-ms-gutter min-[20rem]:grid-cols-[min(7.5rem,33%)_1fr] md:mt-14 md:grid-cols-2 md:items-center md:gap-x-8"
    >
      <Photo
        photo={photos.kitchens}
        sizes="(min-width: 48rem) min(47vw, 43rem), 12rem"
        className="h-full w-full object-cover md:aspect-3/2"
      />
      <div>
        <h3 className="text-lead text-accent md:text-heading">{heading}</h3>
        <Prose className="mt-1 max-w-measure md:mt-3 md:mb-2 md:text-lead">{kitchens}</Prose>
        <p>
          <WhatsAppQuestion about={about} question={question} />
        </p>
      </div>
    </div>
  );
}
