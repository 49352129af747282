/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { farm } from '@/content/farm';
import {
  certificationShape,
  farmShape,
  pageShape,
  priceShape,
  testimonialShape,
} from '@/content/shapes';
import { checkContent, checkedFiles } from './check-content';

test('names a text without words, and a number below zero, wherever they stand', () => {
  const content = { words: { heading: 'A', points: ['B', ' '] } };
  expect(() => checkContent('home.ts', content)).toThrow(
    'content/home.ts: words.points.1 is empty',
  );
  expect(() => checkContent('prices.ts', { capacity: -3 })).toThrow('capacity is -3');
});

test('knows every content file', () => {
  const files = readdirSync('content').filter((name) => /^[a-z-]+\.ts$/.test(name));
  const withoutContent = ['mark.ts', 'placeholder.ts', 'shapes.ts'];
  expect([...checkedFiles, ...withoutContent].sort()).toEqual(files.sort());
});

test.each([
  ['prices.ts', priceShape, { service: 'Planting', rand: -1, unit: 'hectare' }, 'rand'],
  ['prices.ts', priceShape, { service: 'Planting', rand: 1, unit: 'acre' }, 'unit'],
  [
    'testimonials.ts',
    testimonialShape,
    { name: 'A', role: 'B', content: 'C', rating: 6 },
    'rating',
  ],
  [
    'certifications.ts',
    certificationShape,
    { title: ' ', issuer: 'A', year: 'B', icon: 'award' },
    'title',
  ],
  ['certifications.ts', certificationShape, { title: 'A', year: 'B' }, 'issuer'],
  ['farm.ts', farmShape, { ...farm, phone: '082 123 4567' }, 'phone (now "082 123 4567")'],
  ['farm.ts', farmShape, { ...farm, email: 'farm' }, 'email'],
  ['home.ts', pageShape, { title: 'A'.repeat(61), description: 'B' }, 'title'],
  ['home.ts', pageShape, { title: 'A', description: 'B'.repeat(156) }, 'description'],
] as const)('names content/%s and the field that is wrong', (file, shape, value, field) => {
  expect(() => checkContent(file, value, shape)).toThrow(`content/${file}: ${field} `);
});
