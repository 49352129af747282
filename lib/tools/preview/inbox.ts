import type { EmailRequest } from './email-request';
import type { Fault } from './faults';

const maxMessages = 200;

interface Arrival {
  /** Whether the email service would have sent it on. */
  readonly isAccepted: boolean;
  /** The fault that it met, if any. */
  readonly fault: Fault | null;
  readonly parameters: EmailRequest['template_params'];
}

/** One enquiry as it arrived. */
export interface InboxMessage extends Arrival {
  readonly receivedAt: string;
}

/** What reached the stand-in for the email service; the newest first, in memory only. */
export class Inbox {
  #messages: InboxMessage[] = [];

  add(arrival: Arrival): void {
    this.#messages.unshift({ receivedAt: new Date().toISOString(), ...arrival });
    this.#messages.length = Math.min(this.#messages.length, maxMessages);
  }

  /** Every message, the lost ones too. */
  all(): readonly InboxMessage[] {
    return this.#messages;
  }

  /** The accepted messages; with the lost ones if asked for, and of one sender only if named. */
  list({ from, withLost }: { from: string | null; withLost: boolean }): readonly InboxMessage[] {
    return this.#messages.filter(
      ({ isAccepted, parameters }) =>
        (isAccepted || withLost) && (from === null || parameters.from_email === from),
    );
  }

  empty(): void {
    this.#messages = [];
  }
}
