/** Who we are and how to reach us: the answers in facts/farm.json, and our own text. */
import { examples, facts } from './facts/reading/facts';
import { pageNames } from './site';

const { ownerName, yearsOfExperience, email, phone } = facts.farm;

/** The address of a profile; none for the example farm's, which leads nowhere. */
const profile = (network: 'instagram' | 'facebook') =>
  examples.includes(network) ? undefined : facts.farm[network].address;

export const farm = {
  cattleName: pageNames['/bonsmara'],
  garlicName: pageNames['/garlic'],
  blurb: 'Bonsmara cattle bred, backgrounded and finished; garlic grown and processed; one owner.',
  owner: {
    name: ownerName,
    title: 'Owner & Founder',
    biography: facts.farm.biography ?? [],
    statistics: [
      { figure: `${yearsOfExperience}+`, label: 'years of experience' },
      { figure: '2', label: 'agricultural operations' },
    ],
  },
  email,
  phone,
  socialProfiles: { instagram: profile('instagram'), facebook: profile('facebook') },
  rightsReserved: 'All rights reserved',
} as const;
