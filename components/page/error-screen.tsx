import { ButtonLink } from '@/components/ui/links';
import { errorLink, unexpectedError } from '@/content/errors';
import { describeError } from '@/lib/site/describe-error';
import { Logo } from './logo';

/** A screen with one message and a link. */
export function Message({ heading, text }: Readonly<{ heading: string; text: string }>) {
  return (
    <div className="page-width section">
      <Logo className="mb-8 h-24 w-24 text-accent" />
      <h1 className="text-display">{heading}</h1>
      <p className="mt-6 mb-8 max-w-measure text-lead text-ink-soft">{text}</p>
      <ButtonLink {...errorLink} />
    </div>
  );
}

/** The screen for an unexpected error. */
export function ErrorScreen({ error }: Readonly<{ error: unknown }>) {
  return (
    <main role="alert">
      <Message
        heading={unexpectedError.title}
        text={describeError(error) || unexpectedError.unknown}
      />
    </main>
  );
}
