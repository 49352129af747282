import { readdirSync, readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { digestOf } from '../../../html-first/compression-and-digests';

const fontFile = readdirSync('public/fonts').find((name) => name.endsWith('.woff2')) ?? 'none';
const font = readFileSync(`public/fonts/${fontFile}`);

test('the heading font is small, and the styles load it by a hash of its bytes', () => {
  expect(font.length).toBeLessThanOrEqual(15_000);
  const hash = digestOf(font).slice(0, 8);
  expect(fontFile).toBe(`sorts-mill-goudy-${hash}.woff2`);
  expect(readFileSync('app/globals.css', 'utf8')).toContain(`/fonts/${fontFile}`);
});

test('the heading font draws the letters of English and Afrikaans, figures and marks', async () => {
  const draw = (character: string) => subsetFont(font, character, { targetFormat: 'truetype' });
  const nothing = await draw('牛');
  for (const character of 'AZaz09éëêïôûÉË’‘“”–·²%&?!') {
    expect([character, (await draw(character)).equals(nothing)]).toEqual([character, false]);
  }
});
