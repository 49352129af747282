import { homeOperations } from '@/content/home';
import { photos } from '@/content/photos';
import { Photo } from '../ui/photo';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';

/** The two operations, each with its picture and the way to its page. */
export function Operations() {
  return (
    <Section heading={homeOperations.heading}>
      <div className="grid gap-14 md:grid-cols-2 md:gap-10">
        {homeOperations.operations.map(({ name, route, photo, text, points, link }) => (
          <article key={route}>
            <Photo
              photo={photos[photo]}
              sizes="(min-width: 80rem) 35rem, (min-width: 48rem) 46vw, 92vw"
              className="aspect-3/2 w-full object-cover"
            />
            <h3 className="mt-5 text-heading">{name}</h3>
            <p className="mt-3 max-w-measure">{text}</p>
            <ul className="mt-5 border-t border-line">
              {points.map((point) => (
                <li key={point} className="border-b border-line py-2 font-serif text-title">
                  {point}
                </li>
              ))}
            </ul>
            <p className="mt-3 font-semibold text-accent">
              <TextLink href={route}>{link}</TextLink>
            </p>
          </article>
        ))}
      </div>
    </Section>
  );
}
