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
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const style = `
  body { max-width: 44rem; margin: 0 auto; padding: 1.5rem; font: 1rem/1.6 system-ui, sans-serif;
    color: #2c1c12; background: #f7efe0; overflow-wrap: anywhere; }
  article { margin-top: 2rem; border-top: 1px solid; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; }
  .message { white-space: pre-wrap; }
  strong { color: #8a2f14; }`;

function article({ receivedAt, isAccepted, fault, parameters }: InboxMessage): string {
  const outcome = isAccepted
    ? 'Received, but the visitor was not answered properly'
    : 'Lost: the farm would not have got this message';
  const rows = {
    From: `${parameters.from_name} <${parameters.from_email}>`,
    Phone: parameters.phone,
    To: parameters.to_email,
    Received: receivedAt,
  };
  const list = Object.entries(rows).map(
    ([term, value]) => `<dt>${term}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return `<article><h2>${escapeHtml(parameters.subject)}</h2>
    ${fault ? `<strong>${outcome} (fault ${fault}).</strong>` : ''}
    <dl>${list.join('')}</dl><p class="message">${escapeHtml(parameters.message)}</p></article>`;
}

/** The inbox as a page that a person can read. */
export function inboxPage({ all }: Inbox, faultForEverybody: Fault | null): string {
  const list = all.map(article).join('\n') || '<p>Nothing has arrived yet.</p>';
  const warning = faultForEverybody
    ? `<strong>Every message now meets the fault ${faultForEverybody}.</strong>`
    : '';
  return `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><title>Preview inbox</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head><body>
<h1>Preview inbox</h1><p>What the forms of this preview have sent. Nothing was emailed to anybody.</p>
${warning}<p><a href="">Reload</a></p>${list}</body></html>`;
}
