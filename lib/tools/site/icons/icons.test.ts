import { readFileSync } from 'node:fs';
import { logoPath } from '@/content/logo';
import { themeColour } from '../../../site/metadata';

test('the icon of the site shows the logo in the colours of the theme', () => {
  const icon = readFileSync('public/icon.svg', 'utf8');
  expect(icon).toContain(`d="${logoPath}"`);
  expect(icon).toContain(`fill="${themeColour('terracotta')}"`);
  expect(icon).toContain(`stroke="${themeColour('paper')}"`);
});
