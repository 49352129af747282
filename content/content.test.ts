import { photosOn } from './photos';

const everyPhoto = Object.values(photosOn).flat();

test('describes every photo in words of its own', () => {
  for (const { alt, file } of everyPhoto) {
    expect(alt).not.toMatch(/photo of|image of|picture of/i);
    const others = everyPhoto.filter((photo) => photo.file !== file);
    expect(others.map((photo) => photo.alt)).not.toContain(alt);
  }
});
