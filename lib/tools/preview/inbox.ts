import type { EmailParameters } from './email-service';
import type { Fault } from './faults';

const maxMessages = 200;

/** One enquiry as it arrived at the stand-in for the email service. */
export interface InboxMessage {
  readonly receivedAt: string;
  /** Whether the email service would have sent it on. */
  readonly isAccepted: boolean;
  readonly fault: Fault | null;
  readonly parameters: EmailParameters;
}

function describe({ receivedAt, isAccepted, fault, parameters }: InboxMessage): string {
  const outcome = isAccepted
    ? 'Received, but the visitor was not answered properly'
    : 'Lost: the farm would not have got this message';
  return `${parameters.subject}
${fault ? `${outcome} (fault ${fault}).\n` : ''}
From:     ${parameters.from_name} <${parameters.from_email}>
Phone:    ${parameters.phone}
To:       ${parameters.to_email}
Received: ${receivedAt}

${parameters.message}`;
}

/** What has arrived; the newest first, in memory only. */
export class Inbox {
  #messages: InboxMessage[] = [];

  add(arrival: Omit<InboxMessage, 'receivedAt'>): void {
    const message = { receivedAt: new Date().toISOString(), ...arrival };
    this.#messages = [message, ...this.#messages].slice(0, maxMessages);
  }

  /** Every message, the lost ones too. */
  get all(): readonly InboxMessage[] {
    return this.#messages;
  }

  /** The messages that the farm would have got; of one sender only, if named. */
  accepted(from?: string | null): readonly InboxMessage[] {
    return this.#messages.filter(
      ({ isAccepted, parameters }) => isAccepted && (!from || parameters.from_email === from),
    );
  }

  /** All of it as plain text for a person, which no message can turn into a page of its own. */
  text(faultForEverybody: Fault | null): string {
    const parts = [
      'What the forms of this preview have sent. Nothing was emailed to anybody.',
      ...(faultForEverybody ? [`Every message now meets the fault ${faultForEverybody}.`] : []),
      ...(this.#messages.length > 0 ? this.#messages.map(describe) : ['Nothing has arrived yet.']),
    ];
    return parts.join(`\n\n${'-'.repeat(60)}\n\n`);
  }
}
