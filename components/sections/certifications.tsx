import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { FarmRoute } from '@/content/page-type';
import { pages, type Route } from '@/content/routes';
import { site } from '@/content/shared-text';
import { dayOf, facts } from '@/facts/facts';
import type { Certificate } from '@/facts/schema/files';
import { hasPassed } from '@/text/days';

const valid = (certificates: readonly Certificate[] = []) =>
  certificates.filter(({ until }) => !hasPassed(until, dayOf('certificates')));
const cattle = valid(facts.certificates.cattle);
const garlic = valid(facts.certificates.garlic);

/** By page; the home page shows at most two for cattle and one for garlic. */
const certificates = {
  '/': [...cattle.slice(0, 2), ...garlic.slice(0, 1)],
  '/bonsmara': cattle,
  '/garlic': garlic,
} satisfies Record<FarmRoute, readonly Certificate[]>;

/** Valid certificates and awards, in rows on a phone and in two or three columns above; nothing if there are none. */
export function Certifications({ route }: Readonly<{ route: Route }>) {
  const certifications = certificates[pages[route].about];
  if (certifications.length === 0) return null;
  return (
    <Section heading={site.certifications}>
      <ul
        className={`certificates grid sm:grid-cols-2 sm:gap-x-8 sm:gap-y-4 ${certifications.length % 3 === 1 ? '' : 'lg:grid-cols-3'}`}
      >
        {certifications.map(({ title, issuer, year, icon = 'award' }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{year}</p>
            <p>{issuer}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
