/** What the contact form says about where an enquiry stands, and what a visitor can do then. */

export interface EnquiryStatusWords {
  readonly heading: string;
  readonly text: string;
  /** The button that goes on. */
  readonly proceed?: string;
  /** The button that leaves it. */
  readonly dismiss?: string;
  /** Whether WhatsApp and email are offered with the same words in them. */
  readonly hasOtherWays?: boolean;
}

const kept = 'Nothing you wrote is lost.';
const onItsWay = 'Your enquiry is on its way to the farm';
const notSent = {
  heading: 'Your enquiry was not sent',
  proceed: 'Try again',
  hasOtherWays: true,
};
const notConfirmed = {
  heading: 'We could not confirm that your enquiry arrived',
  proceed: 'Send it again',
  dismiss: 'Discard it',
  hasOtherWays: true,
};
const twice = 'If you send it again, the farm may get it twice.';

export const enquiryStatuses = {
  sent: {
    heading: onItsWay,
    text: 'We will answer by email, to the address you gave us.',
  },
  sentPart: {
    heading: onItsWay,
    text: 'What you added while it was being sent is still in the form. It has not been sent yet.',
  },
  restored: {
    heading: 'What you wrote is kept on this device',
    text: 'It is back in the form. Check it before you send it.',
    dismiss: 'Discard it',
  },
  automatic: {
    heading: 'Is this from you?',
    text: 'We want to be sure that a person sends this, not a program. Nothing was sent yet.',
    proceed: 'Yes, send it',
  },
  offline: {
    heading: 'No connection: your enquiry waits here',
    text: `It was not sent. ${kept} When the connection is back, one tap sends it.`,
    proceed: 'Try now',
    hasOtherWays: true,
  },
  online: {
    heading: 'The connection is back',
    text: 'Your enquiry has not been sent yet.',
    proceed: 'Send it now',
  },
  unanswered: {
    ...notConfirmed,
    text: `No clear answer came from the email service. ${kept} ${twice}`,
  },
  interrupted: {
    ...notConfirmed,
    text: `The page closed while it was being sent. ${kept} ${twice}`,
  },
  triedBefore: {
    ...notConfirmed,
    heading: 'Send it a second time?',
    text: `You sent this before, and no clear answer came. ${twice}`,
  },
  sentBefore: {
    heading: 'You have sent this before',
    text: 'The farm already has this enquiry from you.',
    proceed: 'Send it again',
    dismiss: 'Empty the form',
  },
  refused: {
    ...notSent,
    text: `The email service did not accept it. ${kept}`,
  },
  refusedSender: {
    ...notSent,
    text: `The email service does not accept messages from this address. ${kept}`,
  },
  refusedTooSoon: {
    ...notSent,
    text: `Too many enquiries were sent in a short time. ${kept} Wait a minute, then try again.`,
  },
  refusedAutomatic: {
    ...notSent,
    text: `The email service does not accept messages from automatic browsers. ${kept}`,
  },
  outOfOrder: {
    ...notSent,
    text: `The email service is not working at the moment. ${kept}`,
  },
} satisfies Record<string, EnquiryStatusWords>;

/** How an enquiry stands, as far as the visitor is told. */
export type EnquiryStatus = keyof typeof enquiryStatuses;
