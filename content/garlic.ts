/** The text of the garlic page. Prices and varieties are in facts/. */

import { facts } from '@/facts/facts';
import { writeNumber } from '@/facts/schema/write-number';
import { contractWork, garlicOrSeed } from './enquiry';
import { farm, garlicTown, inCountry, placeName, places } from './farm';
import type { Figure, Page } from './page';
import { plantingRules } from './planting-rules';
import { fieldPrices, processingPrices } from './service-prices';

const tonsPerHour = writeNumber(facts.prices.capacityTonsPerHour);

const { province } = places['/garlic'];
const place = placeName(places['/garlic']);

const seedVarieties = facts.varieties.varieties.length;

export const garlicPage = {
  title: `Garlic seed, services and prices, ${province} | Du Toit`,
  titleWithLots: `Garlic seed for sale and prices, ${province} | Du Toit`,
  description: `Garlic varieties, field and processing services with their prices, and a calculator for seed, land and water. ${inCountry(place)}.`,
  menuLabel: farm.garlicName,
  about: '/garlic',
  hero: {
    photo: 'garlicHero',
    place: `${farm.garlicName}, ${place}`,
    headline: 'Garlic and garlic seed, from clove to graded bulb.',
    introduction: 'We grow garlic, and we plant, harvest and process it for other growers.',
    actions: [
      { label: 'The calculator', href: '#calculator' },
      { label: 'Prices', href: '#services' },
    ],
    links: [
      { label: 'Prices', href: '#services' },
      ...(facts.terms.kitchens ? [{ label: 'Kitchens', href: '#kitchens' }] : []),
      { label: 'Varieties', href: '#varieties' },
    ],
    figures: [
      { figure: `${tonsPerHour} tons`, label: 'processed per hour' },
      {
        figure: `${fieldPrices.length + processingPrices.length}`,
        label: 'priced services',
      },
      {
        figure: `${seedVarieties}`,
        label: seedVarieties === 1 ? 'seed variety' : 'seed varieties',
      },
    ],
  },
  owner: { story: farm.owner.biography.slice(-1), portraitStandIn: 'garlicRows' },
  enquiry: {
    subject: 'Du Toit Holdings Garlic Inquiry',
    whatToTell: [
      garlicOrSeed,
      'For a kitchen: whole bulbs or peeled cloves, how much a week, and where to deliver.',
      contractWork,
    ],
  },
} satisfies Page;

export const garlicVarieties = {
  heading: 'Our Varieties',
  introduction:
    facts.varieties.offered ?? 'The garlic we offer to restaurants, buyers and growers.',
  varieties: [
    { name: 'Pink Egyptian', photo: 'pinkEgyptian' },
    { name: 'White Argentinian', photo: 'whiteArgentinian' },
    { name: 'Shani', photo: 'shani' },
  ],
  seed: {
    heading: 'Seed',
    text: 'Plants × rows; price per kilogram.',
    columns: ['Variety', 'Spacing', 'Price or stock'],
  },
  question: (name: string) => `Please tell me about your ${name} garlic.`,
} as const;

export const garlicServices = {
  heading: 'Services and Prices',
  field: { heading: 'Field Services', text: 'On your land.' },
  processing: {
    heading: 'Processing Services',
    text: `At our central facility in ${garlicTown}: ${tonsPerHour} tons per hour. You supply cured garlic.`,
  },
  terms: 'Terms for garlic, seed and contract work',
  saving: (rand: string): Figure => {
    const figure = `${facts.prices.savingPercent}%`;
    return { qualifier: 'Average cost saving', figure, label: `about ${rand} per hectare` };
  },
  reckoning: 'How we worked it out',
} as const;

export const growingGallery = {
  heading: 'Growing Gallery',
  // SouthAfrica.co.za, garlic cultivation; African Farming, “How to cultivate garlic”; Go! Platteland,
  // February 2015.
  steps: [
    {
      name: 'Planting',
      photo: 'planting',
      text: 'In the north of South Africa, cloves are planted from February to April.',
    },
    {
      name: 'Sprouting',
      photo: 'sprouting',
      text: 'The shoots come up in rows, watered by furrow, sprinkler or drip.',
    },
    {
      name: 'Growing',
      photo: 'growing',
      text: `Leaves first, then the bulb, over a ${plantingRules.weeksPerSeason}-week irrigation season.`,
    },
    {
      name: 'Harvesting and curing',
      photo: 'curing',
      text: 'The bulbs are lifted and dried under cover.',
    },
  ],
} as const;

export const fieldsGallery = { heading: 'Fields Gallery' } as const;

export const garlicSocial = { heading: 'Follow the Garlic' } as const;

export const whyChoose = {
  heading: 'Why Choose Us',
  points: [
    { name: 'Prices you can see', text: 'Every service has its price on this page.' },
    { name: 'From bed to peeled seed', text: 'We do both the field work and the processing.' },
    { name: 'One facility', text: 'Cleaning, grading, splitting and peeling under one roof.' },
    { name: 'Plan before you plant', text: 'The calculator works out your seed, land and water.' },
  ],
} as const;
