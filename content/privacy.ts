/** What we tell visitors about their details, beside the contact form, as POPIA asks. */

export const privacyNotice = {
  sentence: 'We use what you write here to answer you, and for nothing else.',
  summary: 'What happens to your details',
  points: [
    'We receive your name, e-mail address, message and, if you give it, your phone number. Only the phone number is optional; without the rest we cannot answer. Until you send it, it stays on your device.',
    'The responsible party is this farm. Your message is passed on by EmailJS, an e-mail service whose computers stand outside South Africa.',
    'You may ask what we hold about you, have it corrected or deleted, or object to its use. Write to the e-mail address on this page.',
  ],
  regulator: {
    text: 'If we do not put it right, you may complain to the',
    label: 'Information Regulator',
    href: 'https://inforegulator.org.za/',
  },
} as const;
