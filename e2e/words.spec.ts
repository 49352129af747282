import { readdirSync, readFileSync } from 'node:fs';
import { filledFarm, ownerFolder, previewFolder } from '../lib/tools/folders.mjs';
import { expect, test } from './site';

const pages = ['index.html', 'bonsmara.html', 'garlic.html'];

function asksIn(text: string): number {
  return text.match(/\bask(s|ed|ing)?\b/gi)?.length ?? 0;
}

const lots = /<section\b[^>]*id="for-sale".*?<\/section>/s;

/** What is left of a page without its tags, scripts and styles. */
function textOf(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  const text = body.replace(/<(script|style)\b.*?<\/\1>|<[^>]+>/gs, ' ');
  return text.replace(/\s+/g, ' ');
}

for (const [what, folder, factsFolder, atMost, limit] of [
  ['a farm that has answered everything', previewFolder, filledFarm, 1, 'once'],
  ['the farm as its owner has it', ownerFolder, 'content/facts', 3, 'three times'],
] as const) {
  test(`of ${what}, no page says “ask” more than ${limit}`, () => {
    const facts = readdirSync(factsFolder).map((file) =>
      readFileSync(`${factsFolder}/${file}`, 'utf8'),
    );
    for (const page of pages) {
      // A lot may be asked about.
      const words = textOf(readFileSync(`${folder}/${page}`, 'utf8').replace(lots, ''));
      expect(words).toContain('What to tell us');
      // What the owner says is not ours.
      expect(asksIn(words) - asksIn(facts.join()), page).toBeLessThanOrEqual(atMost);
    }
  });
}

for (const [question, page, ...answers] of [
  ['What is for sale, and for how much?', 'bonsmara.html', '24 weaners R38,50 per kilogram'],
  ['What does planting cost?', 'garlic.html', 'Planting R2 750 per hectare'],
  [
    'What papers come with an animal?',
    'bonsmara.html',
    'Document of identification Signed by the seller',
    'Removal certificate For the road',
    'Registered brand mark On the animal',
    'Foot-and-mouth vaccination Vaccinated by',
  ],
  [
    'What does seed cost?',
    'garlic.html',
    'Pink Egyptian, seed R120 per kilogram',
    'Pink Egyptian, R120 per kilogram 1 600 kg R192 000,00',
  ],
] as const) {
  test(`the text of a page answers: ${question}`, () => {
    const text = textOf(readFileSync(`${previewFolder}/${page}`, 'utf8'));
    for (const answer of answers) expect(text).toContain(answer);
  });
}
