import type { ComponentProps } from 'react';
import { ContactForm } from '@/components/contact-form/contact-form';
import { appendOnClick, NoRoom } from '@/components/contact-form/message-links';
import { InlineScript } from '@/components/page/inline-script';
import { Fold } from '@/components/ui/fold';
import { ButtonLink, TextLink } from '@/components/ui/links';
import { Section } from '@/components/ui/section';
import { enquiryCopy, enquirySubjects } from '@/content/enquiry';
import { facts } from '@/content/facts/reading/facts';
import { farm } from '@/content/farm';
import type { Route } from '@/content/pages';
import { inCountry, places } from '@/content/places';
import { site, whatsApp } from '@/content/site';
import { Island } from '@/lib/html-first/island';
import { businessDetails, businesses } from '@/lib/site/businesses';
import { readEnvironment } from '@/lib/site/environment';
import { emailLink, mapLink, telephoneLink, whatsAppLink } from '@/lib/site/external-links';
import { IslandFallback } from './island-fallback';
import { PrivacyNotice } from './privacy-notice';
import { Terms } from './terms';

const { phone, email } = farm;

function LinkItem(link: ComponentProps<'a'>) {
  return (
    <li className="wrap-anywhere">
      <TextLink {...link} />
    </li>
  );
}

/** Phone, WhatsApp, email and place, and what to tell us in an enquiry. */
function ContactDetails({ route }: Readonly<{ route: Route }>) {
  const { position } = businesses[route];
  const place = places[route];
  return (
    <div>
      {facts.farm.afrikaans === 'yes' && (
        <p lang="af" className="-mt-5 mb-6 text-lead">
          {site.afrikaans}
        </p>
      )}
      <h3 className="border-b border-line pb-2 text-title">{enquiryCopy.direct}</h3>
      <p className="flex flex-wrap gap-3 py-3 *:grow lg:*:grow-0">
        <ButtonLink label={phone} href={telephoneLink(phone)} variant="line" />
        <ButtonLink
          label={whatsApp.name}
          href={whatsAppLink(phone, whatsApp.greeting)}
          variant="line"
        />
      </p>
      <ul className="flex flex-wrap gap-x-6 lg:block">
        <LinkItem href={emailLink(email)}>{email}</LinkItem>
        {place && (
          <li className="flex min-h-11 items-center text-ink-soft wrap-anywhere">
            {inCountry(place)}
          </li>
        )}
        {position && <LinkItem href={mapLink(position)}>{site.map}</LinkItem>}
      </ul>
      <Fold summary={enquiryCopy.whatToTell.heading}>
        <h3 className="mt-4 border-b border-line pb-2 text-title max-lg:hidden">
          {enquiryCopy.whatToTell.heading}
        </h3>
        <ul className="max-w-measure">
          {enquiryCopy.whatToTell[route].map((line) => (
            <li key={line} className="border-b border-line py-2">
              {line}
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

/** How to reach the farm, beside the page's contact form on wide screens. */
export function Contact({ route }: Readonly<{ route: Route }>) {
  const subject = enquirySubjects[route];
  return (
    <Section
      id="contact"
      heading={enquiryCopy.heading}
      introduction={enquiryCopy.introduction}
      tone="deep"
      className="grid gap-x-8 lg:grid-cols-[1fr_1.4fr] lg:grid-rows-[auto_1fr]"
    >
      <ContactDetails route={route} />
      <div className="mt-6 lg:[grid-area:1/2/span_2] lg:mt-0">
        <NoRoom />
        <Island
          name="contact-form"
          component={ContactForm}
          props={{
            draftKey: `enquiry ${route}`,
            subject,
            toEmail: email,
            phone,
            emailService: readEnvironment().emailService,
          }}
          notes={{
            deferred: <p className="mt-4 font-semibold">{enquiryCopy.deferred}</p>,
            failed: <IslandFallback text={enquiryCopy.formFailed} subject={subject} />,
            ready: <p className="mt-4 font-semibold">{enquiryCopy.ready}</p>,
          }}
        />
        <noscript>
          <p className="mt-4">{enquiryCopy.withoutScripts}</p>
        </noscript>
        <PrivacyNotice />
      </div>
      <div className="lg:col-span-2 lg:mt-6">
        <Terms
          summary={site.contactTerms.summary}
          terms={businessDetails(route)}
          className="mt-3 gap-x-8 lg:columns-2 print:columns-2"
        />
      </div>
      <InlineScript run={appendOnClick} />
    </Section>
  );
}
