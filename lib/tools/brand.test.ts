/** @jest-environment node */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { markPath } from '@/content/mark';
import { themeColour } from '../site/theme-colour';

test('the icon of the site shows the mark in the colours of the theme', () => {
  const icon = readFileSync('public/icon.svg', 'utf8');
  expect(icon).toContain(`d="${markPath}"`);
  expect(icon).toContain(`fill="${themeColour('terracotta')}"`);
  expect(icon).toContain(`stroke="${themeColour('paper')}"`);
});

test.each([
  ['apple-touch-icon.png', 180, 180],
  ['icon-192.png', 192, 192],
  ['icon-512.png', 512, 512],
  ['social-card-home.jpg', 1200, 630],
  ['social-card-bonsmara.jpg', 1200, 630],
  ['social-card-garlic.jpg', 1200, 630],
])('%s is %i by %i pixels', async (file, width, height) => {
  expect(await sharp(`public/${file}`).metadata()).toMatchObject({ width, height });
});
