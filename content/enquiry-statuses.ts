/** What the contact form says about the state of an enquiry, and what a visitor can do next. */

export interface EnquiryStatusCopy {
  readonly heading?: string;
  readonly text: string;
  /** The button that agrees, where the enquiry's stage has one. */
  readonly proceed?: string;
  /** Whether WhatsApp, email and phone are offered, with the same words in the links. */
  readonly hasOtherWays?: boolean;
}

const kept = 'Nothing you wrote is lost.';
const onItsWay = 'Your enquiry is on its way to the farm';
const notSent = {
  heading: 'Your enquiry was not sent',
  proceed: 'Try again',
  hasOtherWays: true,
} as const;
const notConfirmed = {
  heading: 'We could not confirm that your enquiry arrived',
  proceed: 'Send it again',
  hasOtherWays: true,
} as const;
const twice = 'If you send it again, the farm may get it twice.';

/** The button that discards the words. */
export const discardLabel = 'Discard it';

export const enquiryStatuses = {
  sending: { text: 'Your enquiry is being sent.' },
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
    text: `It may have arrived all the same. ${kept} ${twice}`,
  },
  triedBefore: {
    ...notConfirmed,
    heading: 'Send it a second time?',
    text: `You sent this before, and it may have arrived. ${twice}`,
  },
  changed: {
    text: 'What you sent before may have arrived; Send Message now sends what is in the form.',
  },
  refused: {
    ...notSent,
    text: `The email service did not accept it. ${kept} Check your email address, then try again.`,
  },
  refusedTooSoon: {
    ...notSent,
    text: `Too many enquiries were sent in a short time. ${kept} Wait a minute, then try again.`,
  },
  outOfOrder: {
    ...notSent,
    text: `The farm's mailbox for this form is out of order. ${kept} Please use another way to reach us.`,
  },
} satisfies Record<string, EnquiryStatusCopy>;
