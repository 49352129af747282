/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { markPath } from '@/content/mark';
import { themeColour } from '../../site/metadata';

test('the icon of the site shows the mark in the colours of the theme', () => {
  const icon = readFileSync('public/icon.svg', 'utf8');
  expect(icon).toContain(`d="${markPath}"`);
  expect(icon).toContain(`fill="${themeColour('terracotta')}"`);
  expect(icon).toContain(`stroke="${themeColour('paper')}"`);
});
