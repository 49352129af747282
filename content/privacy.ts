/** The privacy notice beside the contact form, which POPIA requires. */
import { facts } from '@/facts/facts';

export const privacyNotice = {
  sentence: facts.farm.privacy,
  summary: 'What happens to your details',
  points: [
    'We receive what you write here once you send it. The phone number is optional; we need the rest to answer you.',
    'What you write stays on this device until you send or clear it. After a day it is deleted the next time you open this page.',
    `Responsible party (POPIA): ${facts.farm.registeredNames}. Address: ${facts.farm.address}. EmailJS, an email service, passes your message on and may process it outside South Africa.`,
    'If you write to us on WhatsApp, WhatsApp’s own terms apply there.',
    // Protection of Personal Information Act 4 of 2013, sections 18 and 11(3).
    'You may ask what we hold about you, have it corrected or deleted, or object to its use: write to us here.',
  ],
  regulator: {
    text: 'If we do not put it right, you may complain to the',
    label: 'Information Regulator',
    href: 'https://inforegulator.org.za/',
  },
} as const;
