import { certifications as all } from '@/content/certifications';
import { areExamples } from '@/content/examples';
import type { Route } from '@/content/pages';
import { site } from '@/content/site';
import { ExampleLabel } from '../ui/example-label';
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
  const isQuiet = areExamples(certifications);
  return (
    <Section heading={site.certifications}>
      <ul className={`grid gap-4 sm:grid-cols-2 ${columns}`}>
        {certifications.map(({ title, issuer, year, icon = 'award', isExample }) => (
          <li key={title} className="flex items-start gap-3">
            <Icon
              name={icon}
              className={`shrink-0 ${isQuiet ? 'w-8 text-ink-soft' : 'w-12 text-accent'}`}
            />
            <div>
              <h3 className={isQuiet ? 'text-lead' : 'text-title'}>{title}</h3>
              {issuer && <p className="text-ink-soft">{issuer}</p>}
              {year && <p className="text-ink-soft">{year}</p>}
              {isExample && <ExampleLabel />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
