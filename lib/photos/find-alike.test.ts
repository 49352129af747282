import sharp from 'sharp';
import { findAlike } from './find-alike';
import { noise, prepareSite } from './test-site';

const project = prepareSite();

test('a picture is known again when it is scaled, encoded and named otherwise', async () => {
  const [ours, own] = [await noise(8, 6).png().toBuffer(), await noise(8, 6).png().toBuffer()];
  const large = (picture: Buffer) => sharp(picture).resize(1600, 1200);
  project.write('content/photos/ours.jpg', await large(ours).jpeg().toBuffer());
  project.write('content/photos/img.webp', await large(ours).resize(900).webp().toBuffer());
  project.write('content/photos/own.webp', await large(own).webp().toBuffer());
  const photos = ['img.webp', 'own.webp', 'missing.webp'];
  const folder = `${project.folder}/content/photos`;
  expect(await findAlike(photos, ['ours.jpg', 'gone.jpg'], folder)).toEqual(['img.webp']);
});
