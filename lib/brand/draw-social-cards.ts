import { readdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { bonsmaraHero } from '@/content/bonsmara';
import { garlicHero } from '@/content/garlic';
import { homeHero } from '@/content/home';
import { markPath } from '@/content/mark';
import { photos } from '@/content/photos';
import { site } from '@/content/site';
import { findChromium } from '../setup/browser.mjs';
import { themeColour } from './theme-colour';

const size = { width: 1200, height: 630 };

const cards = [
  { name: 'home', photo: photos.homeHero, headline: homeHero.headline },
  { name: 'bonsmara', photo: photos.bonsmaraHero, headline: bonsmaraHero.headline },
  { name: 'garlic', photo: photos.garlicHero, headline: garlicHero.headline },
] as const;

type Card = (typeof cards)[number];

function inlineFile(path: string, type: string): string {
  return `data:${type};base64,${readFileSync(path).toString('base64')}`;
}

function cardPage({ photo, headline }: Card): string {
  const font = readdirSync('public/fonts').find((file) => file.endsWith('.woff2')) ?? '';
  const [paper, ink] = [themeColour('paper'), themeColour('ink')];
  return `<!doctype html><style>
    @font-face { font-family: heading; src: url(${inlineFile(`public/fonts/${font}`, 'font/woff2')}) }
    * { margin: 0; box-sizing: border-box }
    body { display: grid; grid-template-rows: auto 1fr; ${Object.entries(size)
      .map(([side, pixels]) => `${side}: ${pixels}px`)
      .join('; ')}; background: ${paper}; color: ${ink}; font-family: heading }
    header { display: flex; align-items: center; gap: 20px; padding: 20px 56px; border-bottom: 7px double; font-size: 44px }
    svg { width: 92px; color: ${themeColour('terracotta')} }
    main { position: relative; min-height: 0 }
    img { width: 100%; height: 100%; object-fit: cover; object-position: ${photo.focalPoint?.x ?? 50}% ${photo.focalPoint?.y ?? 50}% }
    main::after { content: ""; position: absolute; inset: 0; background: linear-gradient(${paper}, transparent 75%); opacity: .85 }
    h1 { position: absolute; z-index: 1; top: 36px; left: 56px; max-width: 18ch; font-weight: 400; font-size: 88px; line-height: 1; text-wrap: balance }
  </style>
  <header><svg viewBox="2 2 44 44" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"><path d="${markPath}"/></svg>${site.name.replace('&', '&amp;')}</header>
  <main><img src="${inlineFile(`content/photos/${photo.file}`, 'image/jpeg')}"><h1>${headline}</h1></main>`;
}

/** Writes a card of 1200 by 630 pixels for each page into a folder, as links to it are shown. */
export async function drawSocialCards(folder: string): Promise<void> {
  const executablePath = await findChromium();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const page = await browser.newPage({ viewport: size });
  for (const card of cards) {
    await page.setContent(cardPage(card));
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${folder}/social-card-${card.name}.jpg`, quality: 80 });
  }
  await browser.close();
}
