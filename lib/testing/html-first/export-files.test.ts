import { existsSync } from 'node:fs';
import { deleteFiles, fileAddresses, unusedFiles } from '../../html-first/export-files';
import { prepareProject } from '../project-folder';

const project = prepareProject();

const clientRuntime = [
  '/__next._tree.txt',
  '/_next/static/build/_buildManifest.js',
  '/_next/static/chunks/a.css',
  '/_next/static/chunks/a.js',
  '/_not-found.html',
  '/garlic.txt',
  '/garlic/__next.garlic.__PAGE__.txt',
];
const ours = ['/_next/static/media/a.avif', '/garlic.html', '/humans.txt'];

test('deletes what only the client runtime of Next asks for, and the folders that are empty then', () => {
  for (const address of [...clientRuntime, ...ours]) project.write(address, 'x');
  expect(unusedFiles(fileAddresses(project.folder))).toEqual(clientRuntime);
  deleteFiles(project.folder, clientRuntime);
  expect(fileAddresses(project.folder)).toEqual(ours);
  expect(existsSync(`${project.folder}/garlic`)).toBe(false);
});
