/** `npm run font`: the heading font, cut down to the characters in characters.ts. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subset from 'subset-font';
import { headingCharacters } from './characters';

const source = createRequire(import.meta.url).resolve(
  '@fontsource/sorts-mill-goudy/files/sorts-mill-goudy-latin-400-normal.woff2',
);
const folder = 'public/fonts';
const styles = 'app/globals.css';
const fontAddress = /\/fonts\/sorts-mill-goudy-[0-9a-f]{8}\.woff2/;

// Lining figures, or a price would read as letters: this font's own are old-style, where one looks
// like I. Its other features, small capitals and old ligatures, would add a third to the bytes.
const options = { targetFormat: 'woff2', keepFeatures: ['kern', 'lnum'] } as const;
const font = await subset(readFileSync(source), headingCharacters, options);
const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
const address = `/fonts/sorts-mill-goudy-${hash}.woff2`;

for (const name of readdirSync(folder).filter((file) => file.endsWith('.woff2'))) {
  rmSync(join(folder, name));
}
writeFileSync(join('public', address), font);
writeFileSync(styles, readFileSync(styles, 'utf8').replace(fontAddress, address));
console.log(`public${address}: ${font.length} bytes; ${styles} names it.`);
