import { farm } from '@/content/farm';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { emailLink, whatsAppLink } from '@/lib/site/contact-links';
import { Mark } from '../ui/mark';
import { TextLink } from '../ui/text-link';
import { FooterColumn } from './footer-column';

// The page script writes the year of the visit over it.
const buildYear = new Date().getFullYear();

/** Who we are, both operations, how to reach us, where to follow us. */
export function SiteFooter() {
  const operations = navigation.filter((item) => item.route !== '/');
  return (
    <footer className="bg-ink text-paper">
      <div className="page-width section">
        <div className="mb-8 flex flex-wrap items-center gap-x-6 border-b-4 border-double py-4">
          <Mark className="h-24 w-24 text-line" />
          <p className="font-serif text-display">{site.wordMark}</p>
        </div>
        <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-[3fr_2fr_3fr_2fr]">
          <p className="max-w-measure">{farm.blurb}</p>
          <FooterColumn heading={site.operations}>
            {operations.map(({ label, route }) => (
              <li key={route}>
                <TextLink href={route}>{label}</TextLink>
              </li>
            ))}
          </FooterColumn>
          <FooterColumn heading={site.contact}>
            <li className="flex min-h-11 items-center">{farm.owner.name}</li>
            <li>
              <TextLink href={emailLink(farm.email)}>{farm.email}</TextLink>
            </li>
            <li>
              <TextLink href={whatsAppLink(farm.phone, farm.chatGreeting)}>{farm.phone}</TextLink>
            </li>
          </FooterColumn>
          <FooterColumn heading={site.follow}>
            <li>
              <TextLink href={farm.socialProfiles.instagram}>{site.instagram}</TextLink>
            </li>
            <li>
              <TextLink href={farm.socialProfiles.facebook}>{site.facebook}</TextLink>
            </li>
          </FooterColumn>
        </div>
        <p className="mt-14 pr-16 text-label">
          ©{' '}
          <span id="year" suppressHydrationWarning>
            {buildYear}
          </span>{' '}
          {site.name}. {farm.rightsReserved}.
        </p>
      </div>
    </footer>
  );
}
