/** Farms for tests: one with only the needed answers, one with some of everything, and a new one. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleDay, exampleFarm } from '@/facts/folders.mjs';
import { readFacts, readFiles } from '@/facts/read';

const { facts: example } = readFacts(readFiles(exampleFarm), exampleDay, { isPreview: false });
const {
  vatOnGarlic,
  kilometresCharged: _kilometres,
  savingReckoning: _reckoning,
  ...prices
} = example.prices;
const { grasses: _grasses, grazingUnit: _grazingUnit, ...cattle } = example.cattle;
const varieties = example.varieties.varieties.map(
  ({ name, stockLabel, plantSpacingCm, rowSpacingCm }) => {
    return { name, stockLabel, plantSpacingCm, rowSpacingCm };
  },
);

/** Only the specification's figures and the seven answers that the site needs to go live. */
const neededFarm = {
  farm: {
    ownerName: 'Ansie Kliprand',
    email: 'ansie@kliprand-plaas.co.za',
    phone: '+27 83 411 7256',
    registeredNames: 'Kliprand Plaas (Pty) Ltd, 2011/123456/07',
    address: 'PO Box 12, Cullinan, 1000',
    privacy: 'Only Ansie reads it, and nobody else gets it.',
  },
  'for-sale': {},
  terms: {},
  prices: { vatOnGarlic, ...prices },
  varieties: { varieties },
  cattle,
  certificates: {},
  testimonials: {},
  photos: example.photos,
};

/** The needed answers, and some of everything else that the editor edits. */
const editedFarm = {
  ...neededFarm,
  photos: {
    owner: { file: 'illustrations/hero-home.jpg', alt: 'A farm on a summer evening.' },
    ...example.photos,
  },
  'for-sale': example['for-sale'],
  certificates: { garlic: [{ title: 'Own seed', issuer: 'A society', year: '2020' }] },
  testimonials: {
    testimonials: [
      {
        name: 'Piet Nel',
        role: 'Farmer, Brits',
        content: 'They keep their word.',
        rating: 5,
        agreedBy: 'Piet van der Merwe',
        agreedOn: '2026-02-28',
      },
    ],
  },
};

/** A new site: five files are empty, and VAT is not answered. */
const startingFarm = { ...neededFarm, farm: {}, prices };

export const farms = { needed: neededFarm, edited: editedFarm, starting: startingFarm };

/** The commit that the tests' Worker claims to be built from. */
export const builtCommit = 'c'.repeat(40);

/** The settings of a live site. */
export const liveSettings = {
  NEXT_PUBLIC_SITE_URL: 'https://www.farm.co.za',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'aB3_k-9',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1a2b3c',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_1a2b3c',
};

/** Writes a farm's files into a folder. */
export function writeFarm(which: keyof typeof farms, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(farms[which])) {
    writeFileSync(join(folder, `${file}.json`), `${JSON.stringify(content, null, 2)}\n`);
  }
}
