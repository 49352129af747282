import { exampleFarm } from '@/content/facts/folders.mjs';
import { readDraft } from '@/content/facts/read';
import { factsShape } from '@/content/facts/shapes/facts';
import { findDoubts } from './doubts';

const { farm = {}, pictures = {} } = readDraft(exampleFarm, '2027-03-01');
const { shape } = factsShape;

test('a landline for WhatsApp is asked about once, a cell number never', () => {
  const landline = { ...farm, phone: '+27 14 736 1234' };
  const doubt = expect.stringMatching(/Cell number: it is a landline\..*\?$/);
  expect(findDoubts(shape.farm, farm, landline)).toEqual([doubt]);
  expect(findDoubts(shape.farm, landline, landline)).toEqual([]);
  expect(findDoubts(shape.farm, farm, { ...farm, phone: '+27 71 736 1234' })).toEqual([]);
});

test('another photo with the words of the old one is asked about', () => {
  const owner = { file: 'owner.jpg', alt: 'The owner stands at the kraal.' };
  const before = { ...pictures, owner };
  const changed = (change: object) =>
    findDoubts(shape.pictures, before, { ...before, owner: { ...owner, ...change } });
  expect(changed({ file: 'img.webp' })).toEqual([
    expect.stringMatching(/portrait of the owner, Photo: .*words of the old one/),
  ]);
  expect(changed({ file: 'img.webp', alt: 'The owner under a thorn tree.' })).toEqual([]);
  expect(changed({ alt: 'The owner under a thorn tree.' })).toEqual([]);
});
