import { homeOperations } from '@/content/home';
import { photos } from '@/content/photos';
import { ButtonLink } from '../ui/button-link';
import { headingId } from '../ui/heading-id';
import { SectionHead } from '../ui/section-head';
import { Split } from '../ui/split';

/** The two operations, each with its picture, its colour and the way to its page. */
export function Operations() {
  const { heading, operations } = homeOperations;
  return (
    <section aria-labelledby={headingId(heading)} className="on-paper">
      <div className="page-width section">
        <SectionHead heading={heading} />
      </div>
      {operations.map(({ name, route, photo, text, points, link }, index) => (
        <article key={route} className={route === '/garlic' ? 'theme-garlic' : undefined}>
          <Split photo={photos[photo]} pictureSide={index % 2 === 0 ? 'left' : 'right'}>
            <h3 className="text-heading text-accent">{name}</h3>
            <p className="mt-4 text-lead">{text}</p>
            <ul className="my-8 border-t border-line">
              {points.map((point) => (
                <li key={point} className="border-b border-line py-2 font-serif text-title">
                  {point}
                </li>
              ))}
            </ul>
            <ButtonLink label={link} href={route} variant="line" />
          </Split>
        </article>
      ))}
    </section>
  );
}
