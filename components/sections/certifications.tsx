import { certifications as all } from '@/content/certifications';
import type { Route } from '@/content/pages';
import { site } from '@/content/site';
import { Icon } from '../ui/icon';
import { Section } from '../ui/section';

/**
 * Certificates and awards: three in a row on wide screens, or two where three would leave one alone.
 * Nothing where the owner has none.
 */
export function Certifications({ route }: Readonly<{ route: Route }>) {
  const certifications = all[route];
  if (certifications.length === 0) return null;
  const columns = certifications.length % 3 === 1 ? '' : 'md:grid-cols-3';
  return (
    <Section heading={site.certifications}>
      <ul className={`grid gap-4 sm:grid-cols-2 ${columns}`}>
        {certifications.map(({ title, issuer, year, icon = 'award' }) => (
          <li key={title} className="flex items-start gap-3">
            <Icon name={icon} className="w-12 shrink-0 text-accent" />
            <div>
              <h3 className="text-title wrap-anywhere">{title}</h3>
              <p className="text-ink-soft">{issuer}</p>
              <p className="text-ink-soft">{year}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
