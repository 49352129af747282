/** What the contact form says after Send: in its toasts, and below the button. */

/** Shown below any other status while an earlier enquiry may have arrived. */
export const mayArriveTwice =
  'Your earlier message may have reached us. If you send it again, we may get it twice.';

const nothingIsLost = 'Nothing you wrote is lost.';
const notSent = 'Your enquiry was not sent';

export const enquiryStatuses = {
  sending: { heading: '', text: 'Your enquiry is being sent.' },
  sent: {
    heading: 'Your enquiry is on its way to us',
    text: 'We will answer by email, to the address you gave us.',
  },
  mayHaveArrived: {
    heading: 'We can’t tell whether your enquiry reached us',
    text: nothingIsLost,
  },
  // The reasons why it was not sent.
  refused: {
    heading: notSent,
    text: `The email service did not accept it. ${nothingIsLost} Check your email address, then try again.`,
  },
  refusedTooSoon: {
    heading: notSent,
    text: `Too many enquiries were sent in a short time. ${nothingIsLost} Wait a minute, then try again.`,
  },
  outOfOrder: {
    heading: notSent,
    text: `Our contact form isn’t working right now. ${nothingIsLost} Please reach us another way.`,
  },
  noConnection: {
    heading: notSent,
    text: `You seem to be offline. ${nothingIsLost} Try again when the connection is back.`,
  },
} as const;

/** Screen readers read it before each toast. */
export const toastsLabel = 'Your enquiry';

export const enquiryToasts = {
  sent: { title: 'Message Sent!', description: 'Thank you for your message.' },
  invalid: { title: 'Validation Error', description: 'Please check the form for errors.' },
  failed: { title: 'Error', description: 'Failed to send message. Please try again later.' },
} as const;
