import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { FarmRoute } from '@/content/page';
import { pages, type Route } from '@/content/pages';
import { site } from '@/content/site';
import { hasPassed } from '@/facts/days';
import { dayOf, facts } from '@/facts/facts';
import type { Certificate } from '@/facts/schema/files';

const valid = (certificates: readonly Certificate[] = []) =>
  certificates.filter(({ until }) => !hasPassed(until, dayOf('certificates')));
const cattle = valid(facts.certificates.cattle);
const garlic = valid(facts.certificates.garlic);

/** By the page of the farm or of a business; the farm shows two for cattle and one for garlic. */
const certificates = {
  '/': [...cattle.slice(0, 2), ...garlic.slice(0, 1)],
  '/bonsmara': cattle,
  '/garlic': garlic,
} satisfies Record<FarmRoute, readonly Certificate[]>;

/** Certificates and awards, in rows on a phone and two or three side by side above; nothing if there are none. */
export function Certifications({ route }: Readonly<{ route: Route }>) {
  const certifications = certificates[pages[route].about];
  if (certifications.length === 0) return null;
  return (
    <Section heading={site.certifications}>
      <ul
        className={`grid sm:grid-cols-2 sm:gap-x-8 sm:gap-y-4 ${certifications.length % 3 === 1 ? '' : 'lg:grid-cols-3'}`}
      >
        {certifications.map(({ title, issuer, year, icon = 'award' }) => (
          <li
            key={title}
            className="grid grid-cols-[auto_1fr_auto] gap-x-3 border-t border-line py-3 sm:row-span-3 sm:grid-cols-[1fr_auto] sm:grid-rows-subgrid sm:gap-y-2 sm:border-t-4 sm:border-double sm:border-ink sm:py-5"
          >
            <Icon
              name={icon}
              className="row-span-2 w-8 text-accent sm:row-span-1 sm:w-10 lg:w-12"
            />
            <h3 className="col-span-2 text-lead wrap-anywhere sm:row-start-2 sm:text-title">
              {title}
            </h3>
            <p className="col-start-3 row-start-2 font-serif text-lead leading-tight text-accent sm:col-start-2 sm:row-start-1 sm:text-heading">
              {year}
            </p>
            <p className="col-start-2 row-start-2 text-ink-soft sm:col-span-2 sm:col-start-1 sm:row-start-3">
              {issuer}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
