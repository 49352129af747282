import { readdirSync, readFileSync } from 'node:fs';
import { filledFarm, ownerFolder, previewFolder } from '../lib/tools/folders.mjs';
import { expect, test } from './site';

const pages = ['index.html', 'bonsmara.html', 'garlic.html'];

function asksIn(text: string): number {
  return text.match(/\bask(s|ed|ing)?\b/gi)?.length ?? 0;
}

/** The words of a page outside of its lots, each of which may be asked about. */
function wordsOf(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  const lots = /<section\b[^>]*id="for-sale".*?<\/section>/s;
  return body.replace(lots, '').replace(/<(script|style)\b.*?<\/\1>|<[^>]+>/gs, ' ');
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
      const words = wordsOf(readFileSync(`${folder}/${page}`, 'utf8'));
      expect(words).toContain('What to tell us');
      // What the owner says is not ours.
      expect(asksIn(words) - asksIn(facts.join()), page).toBeLessThanOrEqual(atMost);
    }
  });
}
