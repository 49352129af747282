import type { Certification } from '@/content/shapes';
import { site } from '@/content/site';
import { Icon } from '../ui/icon';
import { Section } from '../ui/section';
import { ExampleMark } from './example-mark';

export interface CertificationsProps {
  readonly certifications: readonly Certification[];
  readonly heading?: string;
}

/** Certificates and awards: one or two in a row, on a desk all of them. */
export function Certifications({
  certifications,
  heading = site.certifications,
}: CertificationsProps) {
  return (
    <Section heading={heading}>
      <ul className="grid gap-8 md:grid-cols-2 lg:flex">
        {certifications.map(({ title, issuer, year, icon = 'award', isExample }) => (
          <li key={title} className="flex flex-1 items-center gap-6 lg:block">
            <Icon name={icon} className="mb-2 h-16 w-16 shrink-0 text-accent" />
            <div>
              <h3 className="text-title">{title}</h3>
              {issuer && <p className="text-ink-soft">{issuer}</p>}
              {year && <p className="text-ink-soft">{year}</p>}
              <ExampleMark isExample={isExample} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
