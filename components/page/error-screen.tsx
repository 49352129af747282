import type { ReactNode } from 'react';
import { unexpectedError } from '@/content/errors';
import { describeError } from '@/lib/site/describe-error';
import { ButtonLink } from '../ui/links';
import { Mark } from '../ui/mark';

export interface MessageProps {
  readonly heading: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A screen that has one thing to say, and a way on. */
export function Message({ heading, text, children }: MessageProps) {
  return (
    <div className="page-width section">
      <Mark className="mb-8 h-24 w-24 text-accent" />
      <h1 className="text-display">{heading}</h1>
      <p className="mt-6 mb-8 max-w-measure text-lead text-ink-soft">{text}</p>
      {children}
    </div>
  );
}

export interface ErrorScreenProps {
  readonly error: unknown;
}

/** The screen for a failure nobody foresaw, with its status or message. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  return (
    <main role="alert">
      <Message
        heading={unexpectedError.title}
        text={describeError(error) || unexpectedError.unknown}
      >
        <ButtonLink label={unexpectedError.link} href="/" />
      </Message>
    </main>
  );
}
