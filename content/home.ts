/** The words of the home page. */
import type { HeroContent, PageContent } from './shapes';

export const homePage = {
  title: 'JLDT Bonsmara & Du Toit Holdings | Cattle and garlic from Settlers',
  description:
    'Bonsmara breeding, backgrounding and feedlot finishing, and garlic seed, field and processing services, from one farming business at Settlers in Limpopo.',
} satisfies PageContent;

export const homeHero = {
  headline: 'Cattle from the veld, garlic from the beds.',
  introduction:
    'Two operations on the Springbok Flats, run by one owner: Bonsmara cattle from stud to finished weight, and garlic from seed clove to graded bulb.',
  actions: [
    { label: 'JLDT Bonsmara', href: '/bonsmara' },
    { label: 'Du Toit Holdings', href: '/garlic' },
  ],
} satisfies HeroContent;

export const homeOperations = {
  heading: 'Our Operations',
  introduction: 'Two sides of one farming business. Choose yours.',
  operations: [
    {
      name: 'JLDT Bonsmara',
      route: '/bonsmara',
      photo: 'cattleOperation',
      text: 'We breed Bonsmara, take weaners onto pasture after the cow, and finish them in our own feedlot.',
      points: ['Premium breeding', 'Feedlot services', 'Backgrounding and finishing'],
      link: 'See the cattle',
    },
    {
      name: 'Du Toit Holdings',
      route: '/garlic',
      photo: 'garlicStillLife',
      text: 'We grow garlic, sell seed, and do the field work and processing that growers would rather hire than buy.',
      points: ['Pink Egyptian', 'White Argentinian', 'Shani'],
      link: 'See the garlic',
    },
  ],
} as const;

export const homeCommitment = {
  heading: 'Our Commitment',
  paragraphs: [
    'You get the animal, the bulb or the service that was agreed, at the price that was agreed.',
    'If something is not right, phone the owner. There is no call centre between you and the farm.',
  ],
  link: 'Get in Touch',
} as const;
