/** @jest-environment node */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { prepareProject } from '../testing/project-folder';
import { deleteFiles, fileAddresses, unusedFiles, writeFiles } from './export-files';

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

beforeEach(() => {
  writeFiles(
    project.folder,
    [...clientRuntime, ...ours].map((address) => [address, 'x']),
  );
});

test('finds what only the client runtime of Next asks for, and leaves what it does not know', () => {
  expect(unusedFiles(fileAddresses(project.folder), [])).toEqual(clientRuntime);
});

test('spares a file that the site itself put there', () => {
  expect(unusedFiles(fileAddresses(project.folder), ['/garlic.txt'])).not.toContain('/garlic.txt');
});

test('deletes files and every folder that is empty then', () => {
  mkdirSync(join(project.folder, 'empty/too'), { recursive: true });
  deleteFiles(project.folder, unusedFiles(fileAddresses(project.folder), []));
  expect(fileAddresses(project.folder)).toEqual(ours);
  expect(readdirSync(project.folder).sort()).toEqual([
    '_next',
    'garlic.html',
    'humans.txt',
    'robots.txt',
  ]);
});
