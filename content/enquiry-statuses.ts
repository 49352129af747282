/** What the contact form says about where an enquiry stands, and what a visitor can do then. */

interface EnquiryStatusWords {
  readonly heading: string;
  readonly text: string;
  /** The button that goes on. */
  readonly proceed?: string;
  /** The button that leaves it. */
  readonly dismiss?: string;
  /** Whether WhatsApp and e-mail are offered with the same words in them. */
  readonly hasOtherWays?: boolean;
}

const notSent = 'Your enquiry was not sent';
const kept = 'Nothing you wrote is lost.';
const failed = { heading: notSent, proceed: 'Try again', hasOtherWays: true };
const again = { proceed: 'Send it again', dismiss: 'Do not send it again' };

export const enquiryStatuses = {
  sent: {
    heading: 'Your enquiry is on its way to the farm',
    text: 'We will answer by e-mail, to the address you gave us.',
  },
  restored: {
    heading: 'What you wrote is kept on this device',
    text: 'It stays here until you send it or discard it.',
    dismiss: 'Discard it',
  },
  interrupted: {
    heading: 'Your enquiry may have arrived',
    text: 'The page closed while it was being sent. What you wrote is still here.',
    proceed: 'Try again',
    dismiss: 'Discard it',
    hasOtherWays: true,
  },
  waiting: {
    heading: 'No connection: your enquiry waits here',
    text: `It was not sent. ${kept} When the connection is back, one tap sends it.`,
    proceed: 'Try now',
    hasOtherWays: true,
  },
  connected: {
    heading: 'The connection is back',
    text: 'Your enquiry has not been sent yet.',
    proceed: 'Send it now',
  },
  unsure: {
    heading: 'Your enquiry may have arrived',
    text: `It left this device, but no answer came. ${kept}`,
    proceed: 'Try again',
    hasOtherWays: true,
  },
  alreadyTried: {
    heading: 'Send it a second time?',
    text: 'These words left this device before and may have arrived. The farm may get them twice.',
    ...again,
  },
  alreadySent: {
    heading: 'You have sent this before',
    text: 'The farm has these very words from you already.',
    proceed: 'Send it again',
    dismiss: 'Empty the form',
  },
  held: {
    heading: 'Is this from you?',
    text: 'It looked as if a program had filled in the form, so nothing was sent yet.',
    proceed: 'Yes, send it',
  },
  unreached: {
    ...failed,
    text: `The e-mail service could not be reached. ${kept}`,
  },
  refused: {
    ...failed,
    text: `The e-mail service did not accept it. ${kept}`,
  },
  refusedSender: {
    ...failed,
    text: `The e-mail service does not accept this sender. ${kept}`,
  },
  refusedTooSoon: {
    ...failed,
    text: `Too many enquiries came at once. ${kept} Wait a minute before you try again.`,
  },
  refusedMachine: {
    ...failed,
    text: `The e-mail service took this browser for a program. ${kept}`,
  },
  outOfOrder: {
    ...failed,
    text: `The e-mail service is out of order for now. ${kept}`,
  },
} satisfies Record<string, EnquiryStatusWords>;

export type EnquiryStatusKind = keyof typeof enquiryStatuses;

/** The words of a status, whichever it is. */
export function wordsOf(kind: EnquiryStatusKind): EnquiryStatusWords {
  return enquiryStatuses[kind];
}
