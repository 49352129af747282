import { facts } from '@/facts/facts';
import { arrangePhotos } from './arrange-photos';

test.each([true, false])('the portrait is small, whether his own: %s', (takenOnTheFarm) => {
  const { owner, ...others } = facts.photos;
  const photos = { ...others, owner: { ...owner, takenOnTheFarm } };
  const { photosOn, portraits } = arrangePhotos({ ...facts, photos });
  for (const [route, portrait] of [
    ['/', portraits.farmTrack],
    ['/bonsmara', portraits.farmTrack],
    ['/garlic', portraits.garlicRows],
  ] as const) {
    expect(photosOn[route]).toContainEqual({ ...portrait, use: 'small' });
  }
});
