/** What the contact form says about mistakes and limits, and where it draws lines of its own. */

export const enquiryMessages = {
  nameRequired: 'Name is required',
  nameTooLong: 'Name must be less than 100 characters',
  emailInvalid: 'Invalid email address',
  emailTooLong: 'Email must be less than 255 characters',
  phoneTooLong: 'Phone number must be less than 20 characters',
  messageRequired: 'Message is required',
  messageTooLong: 'Message must be less than 1000 characters',
} as const;

export const enquiryToasts = {
  sent: { title: 'Message Sent!', description: 'Thank you. We will answer as soon as we can.' },
  invalid: { title: 'Validation Error', description: 'Please check the form for errors.' },
  failed: { title: 'Error', description: 'Failed to send message. Please try again later.' },
} as const;

export const enquiryHelp = {
  trap: 'Leave this empty',
  titlePrefix: 'Error: ',
  summary: (count: number) =>
    count === 1 ? 'One thing needs correcting:' : `${count} things need correcting:`,
  charactersLeft: (left: number) =>
    left === 0 ? 'No characters left.' : `No more than ${left} characters left.`,
  pasteCut: 'Not all of what you pasted fits: the end of it was left out.',
  cutNote: '... (cut short to fit)',
  cut: 'These links hold only the beginning of what you wrote.',
  thisWay: 'Or send the same words this way:',
} as const;

/** A form sent sooner than this, on a page that nobody has touched, is asked about first. */
export const leastMillisecondsOnPage = 3000;

/** Longer links are cut short by some mail programs and browsers. */
export const safeLinkCharacters = 2000;

/** The counter is also read out when so many characters, or fewer, are left. */
export const announcedCharactersLeft = [0, 10, 50, 100] as const;
