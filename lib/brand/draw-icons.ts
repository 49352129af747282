import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { markPath } from '@/content/mark';
import { themeColour } from './theme-colour';

/**
 * The mark on its ground as an SVG drawing.
 * @param margin part of the side left free around the mark, 0 to 0.5
 * @param cornerRadius in units of 48 to the side
 */
export function iconDrawing(margin: number, cornerRadius: number): string {
  const place = 48 * margin;
  const scale = 1 - 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${cornerRadius}" fill="${themeColour('terracotta')}"/><path transform="translate(${place} ${place}) scale(${scale})" d="${markPath}" fill="none" stroke="${themeColour('paper')}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>\n`;
}

// Systems cut their own corners off a touch icon, and up to a tenth off every side.
const pictures = [
  { file: 'apple-touch-icon.png', pixels: 180, margin: 0.1 },
  { file: 'icon-192.png', pixels: 192, margin: 0.14 },
  { file: 'icon-512.png', pixels: 512, margin: 0.14 },
] as const;

/** Writes the icons of the site into a folder. */
export async function drawIcons(folder: string): Promise<void> {
  writeFileSync(`${folder}/icon.svg`, iconDrawing(0.02, 8));
  for (const { file, pixels, margin } of pictures) {
    await sharp(Buffer.from(iconDrawing(margin, 0)), { density: (72 * pixels) / 48 })
      .resize(pixels, pixels)
      .png({ palette: true })
      .toFile(`${folder}/${file}`);
  }
}
