/** The text of the home page. */

import { backgrounding } from './bonsmara';
import { calculatorCopy } from './calculator';
import { contractWork, garlicOrSeed } from './enquiry';
import { farm, garlicTown, inCountry, places } from './farm';
import { processed } from './garlic';
import type { Page } from './page-type';
import { pageNames } from './shared-text';

const { province } = places['/'];
const where = inCountry(province);
const [opening, ...story] = farm.owner.biography;

export const homePage = {
  title: `Bonsmara cattle and garlic, ${province} | JLDT & Du Toit`,
  description: `Bonsmara breeding, backgrounding and finishing. Garlic, seed, field and processing services. Two operations under one owner in ${where}.`,
  menuLabel: pageNames['/'],
  about: '/',
  hero: {
    photo: 'homeHero',
    place: `Bonsmara and garlic, ${where}`,
    headline: 'Bonsmara cattle off the veld, garlic from the ground.',
    introduction:
      'Cattle and garlic for farmers, restaurants and buyers: two operations under one owner.',
    actions: [
      { label: 'The cattle', href: '/bonsmara' },
      { label: 'The garlic', href: '/garlic' },
    ],
    links: [],
    figures: [...backgrounding.figures, processed],
  },
  owner: { opening, story },
  enquiry: {
    subject: 'JLDT Bonsmara and Du Toit Holdings Inquiry',
    whatToTell: ['Cattle: which class, how many, and when.', garlicOrSeed, contractWork],
  },
} satisfies Page;

export const homeOperations = {
  heading: 'Our Operations',
  operations: [
    {
      name: 'JLDT Bonsmara',
      route: '/bonsmara',
      photo: 'cattleOperation',
      text: 'We breed Bonsmara, background weaners on pasture and finish cattle in our feedlot.',
      points: ['Premium breeding', 'Feedlot services', 'Backgrounding and finishing'],
      link: 'See the cattle',
      more: undefined,
    },
    {
      name: 'Du Toit Holdings',
      route: '/garlic',
      photo: 'garlicStillLife',
      text: `We grow garlic and supply seed. For other growers we do contract work, on their land and at our facility in ${garlicTown}.`,
      points: ['Pink Egyptian', 'White Argentinian', 'Shani'],
      link: 'See the garlic',
      more: { label: calculatorCopy.heading, href: '/garlic#calculator' },
    },
  ],
} as const;

export const homeCommitment = {
  heading: 'Our Commitment',
  link: 'Get in Touch',
} as const;
