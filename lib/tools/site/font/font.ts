/** `npm run font`: cuts the fonts of the site down to the characters below. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { digestOf } from '../../../html-first/compression-and-digests';

const folder = 'public/fonts';
const styles = 'app/globals.css';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const marks = ' \u00a0.,:;!?’‘“”–-()/&%+·²"\'';

/**
 * The letters of English, those that Afrikaans names add, figures and the usual marks; for text, all
 * letters of Afrikaans and what addresses and sums are written with. The browser draws any other
 * character in the next font of the list in app/globals.css.
 */
const fonts = [
  {
    name: 'sorts-mill-goudy',
    source: '@fontsource/sorts-mill-goudy/files/sorts-mill-goudy-latin-400-normal.woff2',
    characters: `${letters}éëêïôûÉË0123456789${marks}`,
    // Lining figures, since the font's own are old-style, where a price reads as letters: one looks
    // like I. Small capitals and old ligatures would add a third to the bytes.
    options: { keepFeatures: ['kern', 'lnum'] },
  },
  {
    name: 'cabin',
    source: '@fontsource-variable/cabin/files/cabin-latin-wght-normal.woff2',
    characters: `${letters}áäèéêëîïóôöúûüÁÉÊËÔ0123456789${marks}@#=×_©`,
    // The two weights of the site, and what is between them: together smaller than a file for each.
    options: { keepFeatures: ['kern'], variationAxes: { wght: { min: 400, max: 600 } } },
  },
];

for (const name of readdirSync(folder).filter((file) => file.endsWith('.woff2'))) {
  rmSync(`${folder}/${name}`);
}
for (const { name, source, characters, options } of fonts) {
  const original = readFileSync(`node_modules/${source}`);
  const font = await subsetFont(original, characters, { targetFormat: 'woff2', ...options });
  const url = `/fonts/${name}-${digestOf(font).slice(0, 8)}.woff2`;
  writeFileSync(`public${url}`, font);
  const otherUrl = new RegExp(`/fonts/${name}-[0-9a-f]{8}\\.woff2`);
  writeFileSync(styles, readFileSync(styles, 'utf8').replace(otherUrl, url));
  console.log(`public${url}: ${font.length} bytes; ${styles} names it.`);
}
