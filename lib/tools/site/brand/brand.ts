/** `npm run brand`: draws the icons, and the social cards that links to the pages are shown with. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { logoPath } from '@/content/logo';
import { site } from '@/content/site';
import { pages, socialCard, themeColour } from '../../../site/metadata';
import { findChromium } from '../../chromium.mjs';

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

/** An icon file that holds one picture: a header, one entry, and the picture as PNG. */
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

async function drawIcons(): Promise<void> {
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
}

function inlineFile(path: string, type: string): string {
  return `data:${type};base64,${readFileSync(path).toString('base64')}`;
}

function cardPage({ photo, hero }: (typeof pages)['/']): string {
  const font = readdirSync('public/fonts').find((file) => /goudy.*woff2$/.test(file)) ?? '';
  const { x, y } = photo.focalPoint ?? { x: 50, y: 50 };
  return `<!doctype html><style>
    @font-face { font-family: heading; src: url(${inlineFile(`public/fonts/${font}`, 'font/woff2')}) }
    * { margin: 0; box-sizing: border-box }
    body { display: grid; grid-template-rows: auto 1fr; height: 100vh; background: ${paper}; color: ${themeColour('ink')}; font-family: heading }
    header { display: flex; align-items: center; gap: 20px; padding: 20px 56px; border-bottom: 7px double; font-size: 44px }
    svg { width: 92px; color: ${terracotta} }
    main { position: relative; min-height: 0 }
    img { width: 100%; height: 100%; object-fit: cover; object-position: ${x}% ${y}% }
    main::after { content: ""; position: absolute; inset: 0; background: linear-gradient(${paper} 45%, transparent 66%); opacity: .8 }
    h1 { position: absolute; z-index: 1; top: 36px; inset-inline: 56px; font-weight: 400; font-size: 88px; line-height: 1; text-wrap: balance }
  </style>
  <header><svg viewBox="2 2 44 44" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"><path d="${logoPath}"/></svg>${site.name.replace('&', '&amp;')}</header>
  <main><img src="${inlineFile(`content/photos/${photo.file}`, 'image/jpeg')}"><h1>${hero.headline}</h1></main>`;
}

/** A card of 1200 by 630 pixels for each page. */
async function drawSocialCards(): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findChromium() });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const [route, facts] of Object.entries(pages)) {
    await page.setContent(cardPage(facts));
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: folder + socialCard(route), quality: 80 });
  }
  await browser.close();
}

await drawIcons();
await drawSocialCards();
console.log(`The icons and social cards in ${folder}/ are drawn again: look at them.`);
