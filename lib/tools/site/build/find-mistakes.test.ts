import { setUpTemporaryFolder } from '@/lib/testing/temporary-folder';
import { findCopies } from './find-mistakes';

const project = setUpTemporaryFolder();

test('recognises photos of the example farm by content, under any name', () => {
  for (const name of ['ours.jpg', 'renamed.jpg'])
    project.write(`content/photos/${name}`, 'our cow');
  project.write('content/photos/own.jpg', 'their cow');
  const photos = ['ours.jpg', 'renamed.jpg', 'own.jpg', 'missing.jpg'];
  const found = findCopies(photos, ['ours.jpg', 'gone.jpg'], project.folder);
  expect([...found]).toEqual(['ours.jpg', 'renamed.jpg']);
});
