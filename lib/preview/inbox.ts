import type { EmailRequest } from './email-request';

const mostMessages = 200;

/** One enquiry as it arrived. */
export interface InboxMessage {
  readonly receivedAt: string;
  readonly parameters: EmailRequest['template_params'];
}

/** What the e-mail service would have sent on; the newest first, in memory only. */
export class Inbox {
  #messages: InboxMessage[] = [];

  add(parameters: EmailRequest['template_params']): void {
    this.#messages.unshift({ receivedAt: new Date().toISOString(), parameters });
    this.#messages.length = Math.min(this.#messages.length, mostMessages);
  }

  /** All messages, or those of one sender. */
  list(fromEmail?: string | null): readonly InboxMessage[] {
    if (!fromEmail) return this.#messages;
    return this.#messages.filter(({ parameters }) => parameters.from_email === fromEmail);
  }
}
