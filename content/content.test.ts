/** @jest-environment node */
import { certifications } from './certifications';
import { everyPhoto } from './photos';
import { openQuestions } from './placeholder';
import { testimonials } from './testimonials';

test('describes every photo in words of its own', () => {
  for (const { alt, file } of everyPhoto) {
    expect(alt.length).toBeGreaterThan(15);
    expect(alt).not.toMatch(/photo of|image of|picture of/i);
    const others = everyPhoto.filter((photo) => photo.file !== file);
    expect(others.map((photo) => photo.alt)).not.toContain(alt);
  }
});

test('marks as an example what the owner has still to confirm, and nothing else', () => {
  const open = openQuestions().map(({ value }) => value);
  const all = [...testimonials, ...Object.values(certifications).flat()];
  const unconfirmed = all.filter((thing) => open.includes(thing));
  expect(all.filter(({ isExample }) => isExample)).toEqual(unconfirmed);
});
