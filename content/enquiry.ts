/** Words, limits and e-mail service settings of the contact form. */

export const enquiryLimits = { name: 100, email: 255, phone: 20, message: 1000 } as const;

export const enquiryMessages = {
  nameRequired: 'Name is required',
  nameTooLong: 'Name must be less than 100 characters',
  emailInvalid: 'Invalid email address',
  emailTooLong: 'Email must be less than 255 characters',
  phoneTooLong: 'Phone number must be less than 20 characters',
  messageRequired: 'Message is required',
  messageTooLong: 'Message must be less than 1000 characters',
} as const;

export const enquiryWords = {
  heading: 'Contact Us',
  introduction:
    'Write to us about cattle, garlic or a visit. Your message goes straight to the farm.',
  direct: 'Rather talk?',
  labels: { name: 'Name', email: 'Email', phone: 'Phone (optional)', message: 'Message' },
  submit: 'Send Message',
  submitting: 'Submitting...',
  otherWays:
    'This part of the page did not arrive. What you wrote is still here; you can also send it this way:',
  phoneNotProvided: 'Not provided',
} as const;

export const enquiryToasts = {
  sent: { title: 'Message Sent!', description: 'Thank you. We will answer as soon as we can.' },
  invalid: { title: 'Validation Error', description: 'Please check the form for errors.' },
  failed: { title: 'Error', description: 'Failed to send message. Please try again later.' },
} as const;

/** The subject line of the e-mail that reaches the farm, by page. */
export const enquirySubjects = {
  '/': 'JLDT Bonsmara and Du Toit Holdings Inquiry',
  '/bonsmara': 'JLDT Bonsmara Inquiry',
  '/garlic': 'Du Toit Holdings Garlic Inquiry',
} as const;

/**
 * Guards of the e-mail service, all off. `blockHeadless` refuses automated browsers (451),
 * `blockedEmails` refuses these senders (403), `secondsBetweenMessages` refuses a second message
 * from the same device within that time (429). Each ends in the general failure toast.
 */
export const emailServiceGuards: {
  blockHeadless: boolean;
  blockedEmails: string[];
  secondsBetweenMessages: number;
} = { blockHeadless: false, blockedEmails: [], secondsBetweenMessages: 0 };

/** How long we wait for the e-mail service before we call it a failure. */
export const sendingTimeoutSeconds = 30;
