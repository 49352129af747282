'use client';

import { unexpectedError } from '@/content/errors';
import { describeError } from '@/lib/site/describe-error';
import { ButtonLink } from '../ui/button-link';
import { Message } from '../ui/message';

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
