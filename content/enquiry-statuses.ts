/** What the contact form says once Send has been pressed: in its toasts, and below the button. */

/** Also shown below every other status, for as long as it is true. */
export const mayArriveTwice =
  'What you sent earlier may have reached us. If you send again, it may reach us twice.';

const nothingIsLost = 'Nothing you wrote is lost.';
const notSent = 'Your enquiry was not sent';

export const enquiryStatuses = {
  sending: { heading: '', text: 'Your enquiry is being sent.' },
  sent: {
    heading: 'Your enquiry is on its way to us',
    text: 'We will answer by email, to the address you gave us.',
  },
  mayHaveArrived: {
    heading: 'We could not confirm that your enquiry arrived',
    text: nothingIsLost,
  },
  // Why it was not sent.
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
    text: `Your browser says that there is no connection. ${nothingIsLost} Try again when the connection is back.`,
  },
} as const;

/** Read before each toast. */
export const toastsLabel = 'Your enquiry';

export const enquiryToasts = {
  sent: { title: 'Message Sent!', description: 'Thank you for your message.' },
  invalid: { title: 'Validation Error', description: 'Please check the form for errors.' },
  failed: { title: 'Error', description: 'Failed to send message. Please try again later.' },
} as const;
