import { prepareProject } from '../testing/project-folder';
import { findIllustrations } from './find-mistakes';

const project = prepareProject();

test('a photo of ours is known by its name, and under another name by its content', () => {
  for (const name of ['ours.jpg', 'renamed.jpg']) project.write(name, 'our cow');
  project.write('own.jpg', 'their cow');
  const photos = ['ours.jpg', 'renamed.jpg', 'own.jpg'];
  const found = findIllustrations(photos, ['ours.jpg'], project.folder);
  expect([...found]).toEqual(['ours.jpg', 'renamed.jpg']);
});
