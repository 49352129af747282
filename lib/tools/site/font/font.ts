/** `npm run font`: cuts the heading font down to the characters below. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { digestOf } from '../../../html-first/compression-and-digests';

const source =
  'node_modules/@fontsource/sorts-mill-goudy/files/sorts-mill-goudy-latin-400-normal.woff2';
const folder = 'public/fonts';
const styles = 'app/globals.css';

/**
 * What headings, quotations and large figures are written with: the letters of English, those that
 * Afrikaans names add, figures and the usual marks. The browser draws any other character in the
 * next font of the list in app/globals.css.
 */
const characters = [
  'abcdefghijklmnopqrstuvwxyz',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'éëêïôûÉË',
  '0123456789',
  ' \u00a0.,:;!?’‘“”–-()/&%+·²"\'',
].join('');

// Lining figures, since the font's own are old-style, where a price reads as letters: one looks like
// I. Small capitals and old ligatures would add a third to the bytes.
const options = { targetFormat: 'woff2', keepFeatures: ['kern', 'lnum'] } as const;
const font = await subsetFont(readFileSync(source), characters, options);
const hash = digestOf(font).slice(0, 8);
const url = `/fonts/sorts-mill-goudy-${hash}.woff2`;

for (const name of readdirSync(folder).filter((file) => file.endsWith('.woff2'))) {
  rmSync(`${folder}/${name}`);
}
writeFileSync(`public${url}`, font);
const otherUrl = /\/fonts\/sorts-mill-goudy-[0-9a-f]{8}\.woff2/;
writeFileSync(styles, readFileSync(styles, 'utf8').replace(otherUrl, url));
console.log(`public${url}: ${font.length} bytes; ${styles} names it.`);
