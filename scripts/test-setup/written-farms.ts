/** Farms that tests write: with no answers, only the needed ones, some of everything, and as much as possible. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Answers, answersOf } from '@/content/facts/reading/answers';
import { exampleFarm } from '@/content/facts/reading/farms.mjs';
import { answersIn, factsIn } from '@/content/facts/reading/read';
import { isGroup, metaOf, unwrap, valueAt } from '@/content/facts/reading/walk';
import { factsSchema } from '@/content/facts/schema/facts';
import { fullFarm } from './full-farm';

/** A value with the answers to all questions of its schema removed. */
function withoutAnswers(schema: z.core.$ZodType, value: unknown): unknown {
  const { question, untilTicked } = metaOf(schema);
  if (question && !untilTicked) return undefined;
  const inside = unwrap(schema);
  if (inside instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => withoutAnswers(inside.element, item));
  }
  if (!isGroup(inside)) return value;
  const parts = Object.entries(inside.shape);
  return Object.fromEntries(
    parts.map(([name, part]) => [name, withoutAnswers(part, valueAt(value, [name]))]),
  );
}

const example = answersIn(factsIn(exampleFarm, '2026-11-22'));
const { varieties } = factsSchema.shape.varieties.parse(example.varieties);
const unanswered = withoutAnswers(factsSchema, example);

/** Only fields that are not questions, without prices of garlic seed. */
const openFarm: Answers = {
  ...answersOf((file) => valueAt(unanswered, [file])),
  'for-sale': {},
  varieties: {
    varieties: varieties.map(({ name, stockLabel, plantSpacingCm, rowSpacingCm }) => {
      return { name, stockLabel, plantSpacingCm, rowSpacingCm };
    }),
  },
};

/** Only the six answers that the site needs to go live. */
const neededFarm: Answers = {
  ...openFarm,
  farm: {
    ...openFarm.farm,
    ownerName: 'Ansie Kliprand',
    email: 'ansie@kliprand-plaas.co.za',
    phone: '+27 83 411 7256',
    registeredNames: 'Kliprand Plaas (Pty) Ltd, 2011/123456/07',
    address: 'PO Box 12, Cullinan, 1000',
    privacy: 'Only Ansie reads it, and nobody else gets it.',
  },
};

/** The needed answers, and some of everything else that the editor edits, none from the example farm. */
const editedFarm: Answers = {
  ...neededFarm,
  'for-sale': factsSchema.shape['for-sale'].parse(
    JSON.parse(
      JSON.stringify(example['for-sale'])
        .replaceAll('voorbeeld.example.com', 'sale.co.za')
        .replaceAll('Voorbeeld', 'Kliprand'),
    ),
  ),
  certificates: {
    cattle: { none: true },
    garlic: { list: [{ title: 'Own seed', issuer: 'A society', year: '2020' }] },
  },
  testimonials: {
    list: [
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

export const farms = {
  open: openFarm,
  needed: neededFarm,
  edited: editedFarm,
  full: fullFarm(example),
};

/** The commit that the Worker of the tests is built from. */
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
