/** Words, limits and subjects of the contact form. */

export const enquiryLimits = { name: 100, email: 255, phone: 20, message: 1000 } as const;

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
  reload: 'Load this page again',
  held: 'The form is still on its way. Your message goes out as soon as it is here.',
  ready: 'The form is ready now. Your message has not been sent yet: press Send Message again.',
  stranded:
    'Failed to send message. Please try again later. Nothing you wrote is lost, even if you load the page again.',
} as const;

/** The subject line of the e-mail that reaches the farm, by page. */
export const enquirySubjects = {
  '/': 'JLDT Bonsmara and Du Toit Holdings Inquiry',
  '/bonsmara': 'JLDT Bonsmara Inquiry',
  '/garlic': 'Du Toit Holdings Garlic Inquiry',
} as const;
