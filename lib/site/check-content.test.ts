/** @jest-environment node */

import { farm } from '@/content/farm';
import {
  certificationShape,
  farmShape,
  pageShape,
  priceShape,
  testimonialShape,
} from '@/content/shapes';
import { checkAllContent, checkContent } from './check-content';

test('finds nothing wrong with the content as it is', () => {
  expect(checkAllContent).not.toThrow();
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
  ['farm.ts', farmShape, { ...farm, phone: '082 123 4567' }, 'phone'],
  ['farm.ts', farmShape, { ...farm, email: 'farm' }, 'email'],
  ['home.ts', pageShape, { title: 'A'.repeat(61), description: 'B' }, 'title'],
  ['home.ts', pageShape, { title: 'A', description: 'B'.repeat(156) }, 'description'],
] as const)('names content/%s and the field that is wrong', (file, shape, value, field) => {
  expect(() => checkContent(file, shape, value)).toThrow(`content/${file}: ${field} `);
});
