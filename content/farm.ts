/** Who we are and how to reach us: names, owner, phone, email, social profiles. */
import { cattleFigures } from './cattle-figures';
import { placeholder } from './placeholder';
import type { Farm } from './shapes';

export const farm = {
  cattleName: 'JLDT Bonsmara',
  garlicName: 'Du Toit Holdings',
  blurb:
    'Bonsmara cattle, bred, backgrounded and finished, and garlic, grown and processed, under one owner.',
  owner: {
    name: placeholder<string | undefined>(
      undefined,
      'What is the owner’s full name, as visitors should read it?',
    ),
    title: 'Owner & Founder',
    biography: placeholder(
      [
        'I farm with Bonsmara cattle and with garlic.',
        `I breed the cattle, background weaners for ${cattleFigures.backgroundingMonths} months on pasture, and finish them in the feedlot.`,
        'I grow garlic, and plant, harvest and process it for other growers. Phone or write, and tell me what you need.',
      ],
      'Are these three paragraphs about the owner true, and in the owner’s own words?',
    ),
    statistics: [
      { figure: '15+', label: 'years of experience' },
      { figure: '2', label: 'agricultural operations' },
    ],
  },
  email: placeholder('enquiries@example.com', 'To which email address must enquiries go?'),
  phone: placeholder('+27 00 000 0000', 'Which cell number answers calls and WhatsApp?'),
  places: {
    '/': 'Limpopo',
    '/bonsmara': placeholder(
      'Limpopo',
      'Where are the cattle? Only the garlic facility is known to be in Settlers.',
    ),
    '/garlic': 'Settlers, Limpopo',
  },
  country: 'South Africa',
  chatGreeting: 'Hello, I would like to learn more about your business.',
  socialProfiles: {
    instagram: placeholder(
      'https://www.instagram.com/',
      'What is the address of the Instagram profile?',
    ),
    facebook: placeholder('https://www.facebook.com/', 'What is the address of the Facebook page?'),
  },
  rightsReserved: 'All rights reserved',
} satisfies Farm;
