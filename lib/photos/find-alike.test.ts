import sharp from 'sharp';
import { findAlike } from './find-alike';
import { noise, prepareSite } from './test-site';

const site = prepareSite();

test('a photo is known again when it is scaled, encoded and named otherwise', async () => {
  const [ours, own] = [await noise(8, 6).png().toBuffer(), await noise(8, 6).png().toBuffer()];
  const large = (photo: Buffer) => sharp(photo).resize(900, 600);
  site.write('content/photos/ours.jpg', await large(ours).jpeg().toBuffer());
  site.write('content/photos/img.webp', await large(ours).resize(800).webp().toBuffer());
  site.write('content/photos/own.webp', await large(own).webp().toBuffer());
  const files = ['img.webp', 'own.webp', 'missing.webp'];
  await site.encode(...['ours.jpg', ...files].map((file) => ({ file })));
  expect(await findAlike(files, ['ours.jpg', 'gone.jpg'], site.folder)).toEqual(['img.webp']);
});
