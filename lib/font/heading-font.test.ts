/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { headingCharacters } from './characters';

const fontFile = readdirSync('public/fonts').find((name) => name.endsWith('.woff2')) ?? 'none';
const font = readFileSync(`public/fonts/${fontFile}`);

test('the heading font weighs at most 15 KB', () => {
  expect(font.length).toBeLessThanOrEqual(15_000);
});

test('its name tells its content, and the styles ask for that name', () => {
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
  expect(fontFile).toBe(`sorts-mill-goudy-${hash}.woff2`);
  expect(readFileSync('app/globals.css', 'utf8')).toContain(`/fonts/${fontFile}`);
});

test('it is asked for every letter of English and Afrikaans, figures and marks', () => {
  for (const character of 'AZaz09ëêïô’‘“”–·²%&?!') {
    expect(headingCharacters).toContain(character);
  }
});
