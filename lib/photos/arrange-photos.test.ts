import { facts } from '@/facts/facts';
import { arrangePhotos } from './arrange-photos';

test('the portrait is small, and only a photo taken on the farm', () => {
  const owner = { file: 'img-1.webp', alt: 'The owner among his cattle', takenOnTheFarm: true };
  const photosOf = (changes: object) =>
    arrangePhotos({ ...facts, photos: { ...facts.photos, owner: { ...owner, ...changes } } });
  const { photosOn } = photosOf({});
  for (const route of ['/', '/bonsmara', '/garlic'] as const) {
    expect(photosOn[route]).toContainEqual({ ...owner, use: 'small' });
  }
  expect(photosOf({ takenOnTheFarm: false }).portrait).toBeUndefined();
});
