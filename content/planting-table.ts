/** The text of the tables of seeds, land, water, weight and price for every variety. */
import { plantingRules } from './planting-rules';

const { pathwayPercent, plantedLandPercent } = plantingRules;

export const plantingTableCopy = {
  needsScript: 'The calculator needs JavaScript; the tables below do not.',
  summary: 'Seeds, land and water for every variety',
  variety: 'Variety, plants × rows',
  seeds: `Seeds for an area of land, of which ${plantedLandPercent}% is planted`,
  land: `Land in m² for a number of seeds, with ${pathwayPercent}% for pathways`,
  lands: { sqm: (size: string) => `${size} m²`, hectare: 'hectare', acre: 'acre' },
  seedCount: (seeds: string) => `${seeds} seeds`,
  water: 'Water in litres per week',
  seed: {
    caption: 'Our seed per hectare',
    columns: ['Variety', 'Weight'],
    cost: 'Cost',
    onRequest: 'on request',
    price: (variety: string, price: string) => `${variety}, ${price} per kilogram`,
  },
} as const;
