/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawIcons } from './draw-icons';

test('the icons in public/ are those of the mark and the colours', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'icons-'));
  await drawIcons(folder);
  expect(readdirSync(folder).sort()).toEqual([
    'apple-touch-icon.png',
    'icon-192.png',
    'icon-512.png',
    'icon.svg',
  ]);
  expect(readFileSync(`${folder}/icon.svg`, 'utf8')).toBe(readFileSync('public/icon.svg', 'utf8'));
});

test.each([
  ['apple-touch-icon.png', 180, 180],
  ['icon-192.png', 192, 192],
  ['icon-512.png', 512, 512],
  ['social-card-home.jpg', 1200, 630],
  ['social-card-bonsmara.jpg', 1200, 630],
  ['social-card-garlic.jpg', 1200, 630],
])('%s is %i by %i', async (file, width, height) => {
  expect(await sharp(`public/${file}`).metadata()).toMatchObject({ width, height });
});
