import { version as libraryVersion } from '@emailjs/browser/package.json';
import { farmTerms } from '@/content/business';
import { enquirySubjects, enquiryWords } from '@/content/enquiry';
import { farm } from '@/content/farm';
import type { Route } from '@/content/shapes';
import { site } from '@/content/site';
import { Island } from '@/lib/html-first/island';
import { emailLink, telephoneLink, whatsAppLink } from '@/lib/site/contact-links';
import { readEnvironment } from '@/lib/site/environment';
import { ContactForm } from '../contact-form/contact-form';
import { TextLink } from '../ui/links';
import { Section } from '../ui/section';
import { BusinessTerms, OtherWays, PrivacyNotice } from './contact-details';

export interface ContactProps {
  readonly route: Route;
}

/** The contact form of a page, and the ways to reach the farm without it. */
export function Contact({ route }: ContactProps) {
  const subject = enquirySubjects[route];
  return (
    <Section
      id="contact"
      heading={enquiryWords.heading}
      introduction={enquiryWords.introduction}
      tone="deep"
      layout="margin"
      aside={
        <>
          <h3 className="border-b border-line pb-2 text-title">{enquiryWords.direct}</h3>
          <ul>
            <li>
              <TextLink href={telephoneLink(farm.phone)}>{farm.phone}</TextLink>
            </li>
            <li>
              <TextLink href={whatsAppLink(farm.phone, farm.chatGreeting)}>
                {site.whatsApp}
              </TextLink>
            </li>
            <li>
              <TextLink href={emailLink(farm.email)}>{farm.email}</TextLink>
            </li>
            <li className="flex min-h-11 items-center text-ink-soft">
              {`${farm.places[route]}, ${farm.country}`}
            </li>
          </ul>
          <BusinessTerms terms={farmTerms} />
        </>
      }
    >
      <Island
        name="contact-form"
        component={ContactForm}
        props={{
          draftKey: `enquiry ${route}`,
          subject,
          toEmail: farm.email,
          phone: farm.phone,
          emailService: readEnvironment().emailService,
          libraryVersion,
        }}
        notes={{
          held: <p className="mt-4 font-semibold">{enquiryWords.held}</p>,
          failed: <OtherWays subject={subject} />,
          ready: <p className="mt-4 font-semibold">{enquiryWords.ready}</p>,
        }}
      />
      <noscript>
        <p className="mt-4">{enquiryWords.withoutScripts}</p>
      </noscript>
      <PrivacyNotice />
    </Section>
  );
}
