/** The text of the contact form. */

export const garlicOrSeed =
  'Garlic or seed: which variety, what size, how much, and in which month.';
export const contractWork =
  'Contract work: what you need done, on how many hectares or tons, where and when.';

/** Around the form. */
export const enquiryCopy = {
  heading: 'Contact Us',
  introduction: 'Send us a message and we’ll reply by email.',
  whatToTell: 'What to tell us',
  direct: 'Prefer to talk?',
  /** Shown only if scripts are turned off. */
  withoutScripts: 'Press Send Message. If the next page says OK, your message was sent.',
  deferred:
    'The form is still loading. Keep this page open: your message will be sent as soon as it has loaded.',
  formFailed:
    'This part of the page is not working. Send what you wrote by WhatsApp or email, or load the page again:',
  reload: 'Load this page again',
  notSent: 'This page has not sent your message yet: press the button to send it.',
} as const;

/** In the form. */
export const formCopy = {
  labels: { name: 'Name', email: 'Email', phone: 'Phone (optional)', message: 'Message' },
  submit: 'Send Message',
  submitAgain: 'Send again',
  submitting: 'Submitting...',
  clear: 'Clear the form',
  clearQuestion: 'Clear it all?',
  /** Announced when the message reaches its max length. */
  noneLeft: 'No characters left.',
  notProvided: 'Not provided',
  writeEmail: 'Write an email',
  sendOtherwise: 'Or send the same message this way:',
} as const;

export const enquiryMistakes = {
  nameRequired: 'Name is required',
  nameTooLong: (max: number) => `Name must be less than ${max} characters`,
  emailInvalid: 'Invalid email address',
  emailTooLong: (max: number) => `Email must be less than ${max} characters`,
  phoneTooLong: (max: number) => `Phone number must be less than ${max} characters`,
  messageRequired: 'Message is required',
  messageTooLong: (max: number) => `Message must be less than ${max} characters`,
  summary: (count: number) =>
    count === 1 ? 'Please fix one thing:' : `Please fix ${count} things:`,
} as const;
