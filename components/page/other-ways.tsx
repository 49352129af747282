import { enquiryWords } from '@/content/enquiry';
import { farm } from '@/content/farm';
import { telephoneLink } from '@/lib/site/contact-links';
import { TextLink } from '../ui/text-link';
import { MessageLinks } from './message-links';

export interface OtherWaysProps {
  readonly subject: string;
}

/** The ways to reach the farm when a part of the page does not work. */
export function OtherWays({ subject }: OtherWaysProps) {
  const { email, phone, chatGreeting } = farm;
  return (
    <div className="mt-6 border-l-4 border-danger bg-white px-5 py-4">
      <p className="font-semibold">{enquiryWords.otherWays}</p>
      <p className="flex flex-wrap gap-x-6">
        <MessageLinks subject={subject} email={email} phone={phone} message={chatGreeting} />
        <TextLink href={telephoneLink(phone)}>{phone}</TextLink>
        {/* A reload: some browsers remember for as long as a page is open that a module failed. */}
        <TextLink href="">{enquiryWords.reload}</TextLink>
      </p>
    </div>
  );
}
