/** The text of the garlic page. Prices and varieties are in facts/. */

import { facts } from '@/facts/facts';
import { writeNumber } from '@/text/write-number';
import { contractWork, garlicOrSeed } from './enquiry';
import { farm, garlicTown, inCountry, placeName, places } from './farm';
import type { Figure, Page } from './page-type';
import { plantingRules } from './planting-rules';

const tonsPerHour = writeNumber(facts.prices.capacityTonsPerHour);
const savingFigure = `${facts.prices.savingPercent}%`;

const { province } = places['/garlic'];
const place = placeName(places['/garlic']);

/** What the facility processes. */
export const processed: Figure = { figure: `${tonsPerHour} tons`, label: 'of garlic an hour' };

export const garlicPage = {
  title: `Garlic seed, services and prices, ${province} | Du Toit`,
  titleWithLots: `Garlic seed for sale and prices, ${province} | Du Toit`,
  description: `Pink Egyptian, White Argentinian and Shani garlic. Seed, field and processing services with prices, seed calculator. ${inCountry(place)}.`,
  menuLabel: farm.garlicName,
  about: '/garlic',
  hero: {
    photo: 'garlicHero',
    place: `${farm.garlicName}, ${place}`,
    headline: 'Garlic and garlic seed, from clove to\u00a0graded bulb.',
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
      processed,
      // Until the owner explains the saving, the hero leaves it out.
      ...(facts.prices.savingReckoning
        ? [{ figure: savingFigure, label: 'average cost saving' }]
        : []),
      {
        figure: `R${writeNumber(facts.prices.plantingRandPerHectare)}`,
        label: 'to plant a hectare',
      },
    ],
  },
  owner: { story: farm.owner.biography.slice(-1) },
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
  introduction: 'We offer this garlic to restaurants, buyers and growers.',
  varieties: [
    { name: 'Pink Egyptian', photo: 'pinkEgyptian' },
    { name: 'White Argentinian', photo: 'whiteArgentinian' },
    { name: 'Shani', photo: 'shani' },
  ],
  seed: {
    heading: 'Seed to order',
    /** The owner's own words. */
    offered: facts.varieties.offered,
    text: 'Spacing: between plants × between rows.',
    columns: {
      variety: 'Variety',
      spacing: 'Spacing',
      price: 'Price per kilogram',
      stock: 'Stock',
      ask: 'Order',
    },
    /** In place of a price that the owner has not set. */
    noPrice: 'ask',
    about: (name: string) => `seed of ${name}`,
    question: (name: string) => `I would like to order ${name} seed. How much, and for when:`,
  },
  question: (name: string) => `Please tell me about your ${name} garlic.`,
} as const;

export const garlicKitchens = {
  heading: 'Restaurants and kitchens',
  about: 'an order for a kitchen',
  question: 'I would like to order garlic for a kitchen. How much, and for when:',
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
    return {
      qualifier: 'Average cost saving',
      figure: savingFigure,
      label: `about ${rand} per hectare`,
    };
  },
  reckoning: 'How we worked it out',
  /** Shown until the owner explains the saving. */
  ownFigure: 'This average is our own figure. What you save depends on your farm.',
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
      text: `The leaves come first, then the bulb, over ${plantingRules.weeksPerSeason} weeks of irrigation.`,
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
    { name: 'We come to you', text: 'Beds, planting and harvest, on your land.' },
    { name: 'From bed to peeled seed', text: 'We do both field work and processing.' },
    { name: 'One facility', text: 'We clean, grade, split and peel in one place.' },
    {
      name: 'Room for your harvest',
      text: `We process ${tonsPerHour} tons of cured garlic per hour.`,
    },
  ],
} as const;
