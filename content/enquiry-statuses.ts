/** The text of the contact form for each stage of an enquiry. */

export interface EnquiryStatusCopy {
  readonly heading?: string;
  readonly text?: string;
  /** Whether WhatsApp, email and phone are offered, with the enquiry as their message. */
  readonly hasOtherWays?: boolean;
}

const nothingIsLost = 'Nothing you wrote is lost.';
/** Also shown beside every other status, for as long as it is true. */
export const mayArriveTwice =
  'An enquiry sent from here may have arrived. If you send again, the farm may get it twice.';

/** Why an enquiry was not sent. */
export const notSentReasons = {
  refused: `The email service did not accept it. ${nothingIsLost} Check your email address, then try again.`,
  refusedTooSoon: `Too many enquiries were sent in a short time. ${nothingIsLost} Wait a minute, then try again.`,
  outOfOrder: `Our contact form isn't working right now. ${nothingIsLost} Please use another way to reach us.`,
  noConnection: `There is no connection. ${nothingIsLost} Try again when the connection is back.`,
} as const;

export const enquiryStatuses = {
  sending: { text: 'Your enquiry is being sent.' },
  sent: {
    heading: 'Your enquiry is on its way to the farm',
    text: 'We will answer by email, to the address you gave us.',
  },
  notSent: { heading: 'Your enquiry was not sent', hasOtherWays: true },
  mayHaveArrived: {
    heading: 'We could not confirm that your enquiry arrived',
    text: nothingIsLost,
    hasOtherWays: true,
  },
} satisfies Record<string, EnquiryStatusCopy>;
