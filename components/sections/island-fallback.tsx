import { FallbackLinks } from '@/components/contact-form/message-links';
import { TextLink } from '@/components/ui/links';
import { enquiryCopy } from '@/content/enquiry';
import { unexpectedError } from '@/content/errors';
import { farm } from '@/content/farm';

/** Shown if an island does not load or throws: the error, other ways to reach the farm, and a link that reloads the page. */
export function IslandFallback({ text, subject }: Readonly<{ text: string; subject: string }>) {
  const { email, phone } = farm;
  return (
    <div className="mt-6 border-l-4 border-danger bg-white px-5 py-4">
      <h3 className="text-title">{unexpectedError.title}</h3>
      <p data-error="" className="wrap-anywhere">
        {unexpectedError.notLoaded}
      </p>
      <p className="font-semibold">{text}</p>
      <p className="flex flex-wrap gap-x-6">
        <FallbackLinks subject={subject} toEmail={email} phone={phone} />
        {/* Reloads the page, since some browsers never retry a failed module. */}
        <TextLink href="">{enquiryCopy.reload}</TextLink>
      </p>
    </div>
  );
}
