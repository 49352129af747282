/** Who we are and how to reach us: names, owner, phone, e-mail, social profiles. */
import { placeholder } from './placeholder';
import type { Farm } from './shapes';

export const farm = {
  cattleName: 'JLDT Bonsmara',
  garlicName: 'Du Toit Holdings',
  blurb:
    'One family business with two operations: Bonsmara cattle, bred, backgrounded and finished, and garlic grown and processed around Settlers.',
  owner: {
    name: placeholder('The owner', 'What is the owner’s full name, as visitors should read it?'),
    title: 'Owner & Founder',
    biography: placeholder(
      [
        'I run two operations that look after each other. The cattle keep the veld and the pastures working; the garlic keeps the soil, the water and the people busy in the months between.',
        'On the cattle side I breed Bonsmara, take weaners through five months on pasture and finish them in our own feedlot. One animal, one set of hands, one record from birth to the scale.',
        'On the garlic side we plant, harvest and process for ourselves and for other growers. When you phone, you get me. If we cannot help you, I will tell you so.',
      ],
      'Are these three paragraphs about the owner true, and in the owner’s own words?',
    ),
    statistics: [
      { figure: '15+', label: 'years of experience' },
      { figure: '2', label: 'agricultural operations' },
    ],
  },
  email: placeholder('enquiries@example.com', 'To which e-mail address must enquiries go?'),
  phone: placeholder('+27 00 000 0000', 'Which cell number answers calls and WhatsApp?'),
  place: 'Settlers, Limpopo',
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
