/** `npm run icons`: draws the icons. */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { logoPath } from '@/content/logo';
import { themeColour } from '../../../site/metadata';

const folder = 'public';
const paper = themeColour('paper');
const terracotta = themeColour('terracotta');

/**
 * The logo on its ground, as an SVG drawing.
 * @param margin the part of the side left free around the logo, 0 to 0.5
 * @param cornerRadius in units of 48 to the side
 */
function icon(margin: number, cornerRadius: number): string {
  const offset = 48 * margin;
  const scale = 1 - 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${cornerRadius}" fill="${terracotta}"/><path transform="translate(${offset} ${offset}) scale(${scale})" d="${logoPath}" fill="none" stroke="${paper}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>\n`;
}

/** An icon file with one picture: a header, one entry, and the picture as PNG. */
function iconFile(png: Buffer, sidePixels: number): Buffer {
  const header = Buffer.alloc(22);
  const [iconType, pictures, colourPlanes, bitsPerPixel] = [1, 1, 1, 32];
  header.writeUInt16LE(iconType, 2);
  header.writeUInt16LE(pictures, 4);
  header.writeUInt8(sidePixels, 6);
  header.writeUInt8(sidePixels, 7);
  header.writeUInt16LE(colourPlanes, 10);
  header.writeUInt16LE(bitsPerPixel, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const small = icon(0.02, 8);
writeFileSync(`${folder}/icon.svg`, small);
// Programs that read no page, such as feed readers, ask for this address.
const png = await sharp(Buffer.from(small), { density: 48 }).resize(32, 32).png().toBuffer();
writeFileSync(`${folder}/favicon.ico`, iconFile(png, 32));
// Phones round the corners of these themselves, and may cut a tenth off every side.
for (const { file, sidePixels, margin } of [
  { file: 'apple-touch-icon.png', sidePixels: 180, margin: 0.1 },
  { file: 'icon-192.png', sidePixels: 192, margin: 0.14 },
  { file: 'icon-512.png', sidePixels: 512, margin: 0.14 },
]) {
  await sharp(Buffer.from(icon(margin, 0)), { density: (72 * sidePixels) / 48 })
    .resize(sidePixels, sidePixels)
    .png({ palette: true })
    .toFile(`${folder}/${file}`);
}
console.log(`The icons in ${folder}/ are drawn again: look at them.`);
