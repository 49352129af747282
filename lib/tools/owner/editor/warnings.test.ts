import { factsSchema } from '@/content/facts/schema/facts';
import { exampleFarm } from '@/lib/facts/farms.mjs';
import { answersIn, factsIn } from '@/lib/facts/read';
import { findWarnings } from './warnings';

const day = '2027-03-01';
const { farm, photos, prices } = answersIn(factsIn(exampleFarm, day));
const schema = factsSchema.shape;

test('a landline for WhatsApp is asked about once, a cell number never', () => {
  const landline = { ...farm, phone: '+27 14 736 1234' };
  const warning = expect.stringMatching(/Cell number: it is a landline\..*\?$/);
  expect(findWarnings(schema.farm, farm, landline)).toEqual([warning]);
  expect(findWarnings(schema.farm, landline, landline)).toEqual([]);
  expect(findWarnings(schema.farm, farm, { ...farm, phone: '+27 71 736 1234' })).toEqual([]);
});

test('a price that moves by more than half is asked about, down or up', () => {
  const ask = (bedShaping: number) =>
    findWarnings(schema.prices, prices, { ...prices, bedShaping });
  expect(ask(350)).toEqual([
    expect.stringContaining('Bed shaping, rand per hectare: R350, was R1 000. Is that right?'),
  ]);
  expect([ask(501), ask(1501), ask(1499)].map(({ length }) => length)).toEqual([0, 1, 0]);
});

test('another photo with the words of the old one is asked about', () => {
  const owner = { file: 'owner.jpg', alt: 'The owner stands at the kraal.' };
  const before = { ...photos, owner };
  const changed = (change: object) =>
    findWarnings(schema.photos, before, { ...before, owner: { ...owner, ...change } });
  expect(changed({ file: 'img.webp' })).toEqual([
    expect.stringMatching(/portrait of the owner, Photo: .*words of the old one/),
  ]);
  expect(changed({ file: 'img.webp', alt: 'The owner under a thorn tree.' })).toEqual([]);
  expect(changed({ alt: 'The owner under a thorn tree.' })).toEqual([]);
});
