import type { BusinessTerms } from '@/content/business';
import { enquiryWords } from '@/content/enquiry';
import { farm } from '@/content/farm';
import { privacyNotice } from '@/content/privacy';
import { keepFiguresTogether } from '@/lib/numbers/format';
import { MessageLinks } from '../page/message-links';
import { TextLink } from '../ui/links';

/** What the owner has answered about doing business; nothing at all where nothing is answered. */
export function Terms({ terms }: Readonly<{ terms: BusinessTerms }>) {
  if (!Object.values(terms).some(Boolean)) return null;
  return (
    <dl className="mt-3 grid max-w-measure gap-2 text-label text-ink-soft">
      {Object.entries(terms).map(
        ([term, answer]) =>
          answer && (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd>{keepFiguresTogether(answer)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The ways to reach the farm when a part of the page does not work. */
export function OtherWays({ subject }: Readonly<{ subject: string }>) {
  const { email, phone, chatGreeting } = farm;
  return (
    <div className="mt-6 edge-l-4 border-danger bg-white px-5 py-4">
      <p className="font-semibold">{enquiryWords.otherWays}</p>
      <p className="flex flex-wrap gap-x-6">
        <MessageLinks
          subject={subject}
          email={email ?? ''}
          phone={phone ?? ''}
          message={chatGreeting}
        />
        {/* A reload: some browsers remember for as long as a page is open that a module failed. */}
        <TextLink href="">{enquiryWords.reload}</TextLink>
      </p>
    </div>
  );
}

/** What becomes of a visitor's details: one sentence, and the rest for whoever wants it. */
export function PrivacyNotice() {
  const { sentence, summary, points, regulator } = privacyNotice;
  return (
    <div className="max-w-measure text-label text-ink-soft mt-6">
      <p>{sentence}</p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 underline decoration-line underline-offset-4">
          {summary}
        </summary>
        <ul className="grid gap-2">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
          <li>
            {regulator.text}{' '}
            <a href={regulator.href} className="underline">
              {regulator.label}
            </a>
            .
          </li>
        </ul>
      </details>
    </div>
  );
}
