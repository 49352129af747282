import type { ComponentProps } from 'react';
import { ContactForm } from '@/components/contact-form/contact-form';
import { Fold } from '@/components/ui/fold';
import { ButtonLink, TextLink } from '@/components/ui/links';
import { Section } from '@/components/ui/section';
import { enquiryCopy } from '@/content/enquiry';
import { mayArriveTwice } from '@/content/enquiry-statuses';
import { contactDetails, farm, inCountry, placeName, places } from '@/content/farm';
import { pages, type Route } from '@/content/routes';
import { site, whatsApp } from '@/content/shared-text';
import { facts } from '@/facts/facts';
import { Island } from '@/lib/islands/island';
import { readEnvironment } from '@/lib/site/environment';
import { emailLink, mapLink, telephoneLink, whatsAppLink } from '@/lib/site/external-links';
import { IslandFallback } from './island-fallback';
import { PrivacyNotice } from './privacy-notice';
import { TermList } from './term-list';

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
  const { about, enquiry } = pages[route];
  const place = places[about];
  return (
    <div>
      {facts.farm.afrikaans === 'yes' && (
        <p lang="af" className="-mt-4 mb-4 md:text-lead">
          {site.afrikaans}
        </p>
      )}
      <h3 className="border-b border-line pb-2 text-title">{enquiryCopy.direct}</h3>
      <p>
        <a
          href={telephoneLink(phone)}
          className="inline-block py-2 font-serif text-phone text-accent"
        >
          {phone}
        </a>
      </p>
      <p className="grid max-w-96 pb-2">
        <ButtonLink
          label={whatsApp.name}
          href={whatsAppLink(phone, whatsApp.greeting)}
          variant="chat"
        />
      </p>
      <ul className="flex flex-wrap gap-x-6 lg:block">
        <LinkItem href={emailLink(email)}>{email}</LinkItem>
        <li className="flex flex-wrap items-center gap-x-5">
          <span className="py-2.5 text-ink-soft wrap-anywhere">{inCountry(placeName(place))}</span>
          {place.position && (
            <TextLink href={mapLink(place.position)} aria-label={site.map}>
              {site.mapShort}
            </TextLink>
          )}
        </li>
      </ul>
      <Fold summary={enquiryCopy.whatToTell} heading={enquiryCopy.whatToTell}>
        <ul className="max-w-measure">
          {enquiry.whatToTell.map((line) => (
            <li key={line} className="border-t border-line py-2">
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
  const { subject } = pages[route].enquiry;
  return (
    <Section
      id="contact"
      heading={enquiryCopy.heading}
      introduction={enquiryCopy.introduction}
      tone="deep"
      className="grid gap-x-8 lg:grid-cols-[1fr_1.4fr] lg:grid-rows-[auto_1fr]"
    >
      <ContactDetails route={route} />
      <div className="mt-3 lg:[grid-area:1/2/span_2] lg:mt-0">
        <Island
          name="contact-form"
          component={ContactForm}
          props={{
            draftKey: `enquiry ${route}`,
            subject,
            // A preview may not have an email address yet.
            toEmail: emailLink(email) ? email : '',
            phone,
            replyTime: facts.farm.replyTime,
            emailService: readEnvironment().emailService,
          }}
          notes={{
            deferred: <p className="mt-4 font-semibold">{enquiryCopy.deferred}</p>,
            failed: <IslandFallback text={enquiryCopy.formFailed} subject={subject} />,
            notSent: <p className="mt-4 font-semibold">{enquiryCopy.notSent}</p>,
            again: (
              <p className="mt-4 border-l-4 border-accent bg-white px-5 py-4">{mayArriveTwice}</p>
            ),
          }}
        />
        <noscript>
          <p className="mt-4">{enquiryCopy.withoutScripts}</p>
        </noscript>
        <PrivacyNotice />
      </div>
      <div className="lg:col-span-2 lg:mt-6">
        <Fold summary={site.contactTerms.summary}>
          <TermList terms={contactDetails()} className="mt-3 gap-x-8 lg:columns-2" />
        </Fold>
      </div>
    </Section>
  );
}
