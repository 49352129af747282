/** Facts of farms that tests write: one whose owner has answered nothing, and one with what is needed alone. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { factsSchema } from '@/content/facts/schema/facts';
import { type Draft, draftSchema } from '@/lib/facts/check';
import { exampleFarm } from '@/lib/facts/farms.mjs';
import { readDraft } from '@/lib/facts/read';
import { insideOf, isGroup, partOf } from '@/lib/facts/walk';

/** A value with the answers to all questions of its schema removed. */
function withoutAnswers(schema: z.core.$ZodType, value: unknown): unknown {
  if (z.globalRegistry.get(schema)?.question) return undefined;
  const inside = insideOf(schema);
  if (inside instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => withoutAnswers(inside.element, item));
  }
  if (!isGroup(inside)) return value;
  const parts = Object.entries(inside.shape);
  return Object.fromEntries(
    parts.map(([name, part]) => [name, withoutAnswers(part, partOf(value, name))]),
  );
}

const example = readDraft(exampleFarm, '2026-11-22');
const { varieties } = factsSchema.shape.varieties.parse(example.varieties);

/** Only the fields that are no question to the owner; no garlic seed and no lots. */
const openFarm: Draft = {
  ...draftSchema.parse(withoutAnswers(factsSchema, example)),
  'for-sale': {},
  terms: {},
  varieties: {
    varieties: varieties.map(({ name, stockLabel, plantSpacingCm, rowSpacingCm }) => {
      return { name, stockLabel, plantSpacingCm, rowSpacingCm };
    }),
  },
};

const { owner: portrait } = factsSchema.shape.photos.parse(example.photos);

/** Every answer that the site cannot go live without, in words of its own, and the portrait; no other. */
const neededFarm: Draft = {
  ...openFarm,
  farm: {
    ...openFarm.farm,
    ownerName: 'Ansie Kliprand',
    biography: [
      'I came to farming late, and by choice.',
      'The cattle taught me patience.',
      'The garlic pays for the fences.',
    ],
    email: 'ansie@kliprand-plaas.co.za',
    phone: '+27 83 411 7256',
    instagram: 'https://www.instagram.com/kliprand.plaas',
    facebook: 'https://www.facebook.com/kliprand.plaas',
    places: { farm: 'Gauteng', cattle: 'Cullinan, Gauteng', garlic: 'Witbank, Mpumalanga' },
    registeredNames: 'Kliprand Plaas (Pty) Ltd, 2011/123456/07',
    address: 'PO Box 12, Cullinan, 1000',
  },
  cattle: {
    ...openFarm.cattle,
    grasses: ['Rhodes grass', 'kikuyu'],
    grazingUnit: 'A camp of ten hectares.',
  },
  terms: {
    commitment: ['We weigh it while you watch.'],
    privacy: 'Only Ansie reads it, and nobody else gets it.',
    vat: 'none',
    kilometres: 'oneWay',
  },
  certificates: { cattle: { noOthers: true }, garlic: { noOthers: true } },
  testimonials: { noOthers: true },
  photos: {
    ...openFarm.photos,
    owner: { ...portrait, takenOnTheFarm: true },
  },
};

const lots = JSON.stringify(example['for-sale']).replaceAll('voorbeeld.example.com', 'sale.co.za');

/** What is needed, and something of everything that the editor edits, none of it the example farm's. */
const editedFarm: Draft = {
  ...neededFarm,
  'for-sale': factsSchema.shape['for-sale'].parse(JSON.parse(lots)),
  certificates: {
    ...neededFarm.certificates,
    garlic: { list: [{ title: 'Own seed', issuer: 'A society', year: '2020' }], noOthers: true },
  },
  testimonials: {
    list: [
      {
        name: 'Piet Nel',
        role: 'Farmer, Brits',
        content: 'They keep their word.',
        rating: 5,
        agreedBy: 'Himself',
        agreedOn: '2026-02-28',
      },
    ],
    noOthers: true,
  },
};

export const farms = { open: openFarm, needed: neededFarm, edited: editedFarm };

/** Writes a farm into a folder, which then may be the one of the facts. */
export function writeFarm(which: keyof typeof farms, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(farms[which])) {
    writeFileSync(join(folder, `${file}.json`), `${JSON.stringify(content, null, 2)}\n`);
  }
}
