import type { Certification } from '@/content/shapes';
import { site } from '@/content/site';
import { Icon } from '../ui/icon';
import { Section } from '../ui/section';
import { ExampleMark } from './example-mark';

export interface CertificationsProps {
  readonly certifications: readonly Certification[];
  readonly heading?: string;
}

/** Certificates and awards, one, two or three in a row by the width of the screen. */
export function Certifications({
  certifications,
  heading = site.certifications,
}: CertificationsProps) {
  return (
    <Section heading={heading}>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {certifications.map(({ title, issuer, year, icon = 'award', isExample }) => (
          <li key={title} className="flex items-center gap-5">
            <Icon name={icon} className="h-16 w-16 shrink-0 text-accent" />
            <div className="border-l border-line pl-5">
              <ExampleMark isExample={isExample} />
              <h3 className="text-title">{title}</h3>
              <p className="text-ink-soft">{issuer}</p>
              <p className="text-label text-ink-soft">{year}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
