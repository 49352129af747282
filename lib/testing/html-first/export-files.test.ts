/** @jest-environment node */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { deleteFiles, fileAddresses, unusedFiles, writeFiles } from '../../html-first/export-files';
import { prepareProject } from '../project-folder';

const project = prepareProject();

const clientRuntime = [
  '/__next._tree.txt',
  '/_next/static/build/_buildManifest.js',
  '/_next/static/chunks/a.css',
  '/_next/static/chunks/a.js',
  '/_not-found.html',
  '/_not-found/__next._full.txt',
  '/garlic.txt',
  '/garlic/__next.garlic.__PAGE__.txt',
];
const ours = [
  '/_next/static/media/a.avif',
  '/_next/static/media/a.woff2',
  '/garlic.html',
  '/humans.txt',
  '/robots.txt',
];

test('deletes what only the client runtime of Next asks for, and the folders that are empty then', () => {
  writeFiles(
    project.folder,
    [...clientRuntime, ...ours].map((address) => [address, 'x']),
  );
  mkdirSync(join(project.folder, 'empty/within'), { recursive: true });
  expect(unusedFiles(fileAddresses(project.folder))).toEqual(clientRuntime);
  deleteFiles(project.folder, clientRuntime);
  expect(fileAddresses(project.folder)).toEqual(ours);
  for (const gone of ['garlic', 'empty']) {
    expect(existsSync(join(project.folder, gone))).toBe(false);
  }
});
