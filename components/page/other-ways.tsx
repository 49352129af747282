import { enquiryWords } from '@/content/enquiry';
import { farm } from '@/content/farm';
import { site } from '@/content/site';
import { emailLink, telephoneLink, whatsAppLink } from '@/lib/contact-links';
import { TextLink } from '../ui/text-link';

export interface OtherWaysProps {
  readonly subject: string;
}

/** The ways to reach the farm when a part of the page does not work; each takes a draft. */
export function OtherWays({ subject }: OtherWaysProps) {
  return (
    <div className="mt-6 border-l-4 border-danger bg-white px-5 py-4">
      <p className="font-semibold">{enquiryWords.otherWays}</p>
      <p className="flex flex-wrap gap-x-6">
        <TextLink href={whatsAppLink(farm.phone, farm.chatGreeting)}>{site.whatsApp}</TextLink>
        <TextLink href={emailLink(farm.email, { subject, body: farm.chatGreeting })}>
          {site.writeEmail}
        </TextLink>
        <TextLink href={telephoneLink(farm.phone)}>{farm.phone}</TextLink>
        {/* A reload: some browsers remember for as long as a page is open that a module failed. */}
        <TextLink href="">{enquiryWords.reload}</TextLink>
      </p>
    </div>
  );
}
