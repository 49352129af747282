import { bonsmaraPage } from './bonsmara';
import { garlicPage } from './garlic';
import { homePage } from './home';
import { photosOn } from './photos';

const everyPhoto = Object.values(photosOn).flat();

test('describes every photo in words of its own', () => {
  for (const { alt, file } of everyPhoto) {
    expect(alt).not.toMatch(/photo of|image of|picture of/i);
    const others = everyPhoto.filter((photo) => photo.file !== file);
    expect(others.map((photo) => photo.alt)).not.toContain(alt);
  }
});

test.each([homePage, bonsmaraPage, garlicPage])(
  'keeps “$title” and its description as long as search engines show them',
  ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(155);
  },
);
