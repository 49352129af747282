import { TextLink } from '@/components/ui/links';
import { businessNames, farm } from '@/content/farm';
import type { Route } from '@/content/routes';
import { site, whatsApp } from '@/content/shared-text';
import { buildDay } from '@/facts/facts';
import { illustrationNotice, photosOn } from '@/lib/photos/site-photos';
import { absoluteUrl } from '@/lib/site/environment';
import { emailLink, whatsAppLink } from '@/lib/site/external-links';
import { formatDay } from '@/text/days';
import { Logo } from './logo';

// A script replaces it with the current year.
const buildYear = new Date().getFullYear();

interface ColumnProps {
  readonly heading: string;
  readonly items: readonly (readonly [text: string, href?: string | undefined])[];
  readonly className?: string;
}

function Column({ heading, items, className }: ColumnProps) {
  return (
    <div className={className}>
      <h2 className="mb-2 border-b border-line pb-2 text-lead">{heading}</h2>
      <ul>
        {items.map(([text, href]) => (
          <li key={text} className="wrap-anywhere">
            {href ? <TextLink href={href}>{text}</TextLink> : text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The farm, its two operations, and how to reach and follow it.
 * @param route undefined on the 404 page
 */
export function SiteFooter({ route }: Readonly<{ route: Route | undefined }>) {
  const { blurb, owner, email, phone, rightsReserved } = farm;
  const { instagram, facebook } = farm.socialProfiles;
  const profiles = [
    ...(instagram ? [[site.instagram, instagram] as const] : []),
    ...(facebook ? [[site.facebook, facebook] as const] : []),
  ];
  return (
    <footer className="bg-ink text-paper">
      {route && (
        <p className="paper-line hidden print:block">
          {site.name}. {owner.name}, {phone}, {email}.{' '}
          {site.onPaper(absoluteUrl(route), formatDay(buildDay))}
        </p>
      )}
      <div className="page-width section">
        <div className="mb-6 hidden items-center gap-4 border-b-4 border-double pb-4 md:flex">
          <Logo className="h-14 w-14 shrink-0 text-line" />
          <p className="font-serif text-heading">{site.wordMark}</p>
        </div>
        <div
          className={`grid grid-flow-dense gap-x-6 gap-y-4 ${profiles.length > 0 ? 'min-[20rem]:grid-cols-2 lg:grid-cols-[3fr_2fr_4fr_2fr]' : 'lg:grid-cols-3'}`}
        >
          <p className="col-span-full max-w-measure lg:col-span-1">{blurb}</p>
          <Column
            heading={site.operations}
            items={Object.entries(businessNames).map(([route, name]) => [name, route])}
          />
          <Column
            heading={site.contact}
            className="col-span-full lg:col-span-1"
            items={[
              [owner.name],
              [email, emailLink(email)],
              [`${whatsApp.name} ${phone}`, whatsAppLink(phone, whatsApp.greeting)],
            ]}
          />
          {profiles.length > 0 && <Column heading={site.follow} items={profiles} />}
        </div>
        {/* Leaves room for the chat button on a narrow screen. */}
        <p className="mt-4 text-label max-md:pe-16 md:mt-8">
          ©{' '}
          <span id="year" suppressHydrationWarning>
            {buildYear}
          </span>{' '}
          {site.name}. {rightsReserved}. {illustrationNotice(photosOn[route ?? '/404'])}
        </p>
      </div>
    </footer>
  );
}
