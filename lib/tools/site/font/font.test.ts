import { readdirSync, readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { digestOf } from '../../../html-first/compression-and-digests';

const folder = 'public/fonts';

function readFont(name: string) {
  const file = readdirSync(folder).find((found) => RegExp(`^${name}.*woff2$`).test(found)) ?? name;
  return { file, font: readFileSync(`${folder}/${file}`) };
}

describe.each([
  ['sorts-mill-goudy', 15_000, 'AZaz09éëêïôûÉË’‘“”–·²%&?!'],
  ['cabin', 16_000, 'AZaz09áäèéêëîïóôöúûüÁÉÊËÔ’‘“”–·²%&?!@×©'],
])('%s', (name, maxBytes, characters) => {
  const { file, font } = readFont(name);

  test('is small, and the styles load it by a hash of its bytes', () => {
    expect(font.length).toBeLessThanOrEqual(maxBytes);
    expect(file).toBe(`${name}-${digestOf(font).slice(0, 8)}.woff2`);
    expect(readFileSync('app/globals.css', 'utf8')).toContain(`/fonts/${file}`);
  });

  test('draws the letters of English and Afrikaans, figures and marks', async () => {
    const draw = (character: string) => subsetFont(font, character, { targetFormat: 'truetype' });
    const nothing = await draw('牛');
    for (const character of characters) {
      expect([character, (await draw(character)).equals(nothing)]).toEqual([character, false]);
    }
  });

  test('comes with its licence', () => {
    expect(readFileSync(`${folder}/${name}-licence.txt`, 'utf8')).toContain('SIL OPEN FONT');
  });
});
