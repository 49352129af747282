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
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
])('%s is a square of %i pixels', async (file, side) => {
  expect(await sharp(`public/${file}`).metadata()).toMatchObject({ width: side, height: side });
});
