import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deleteFiles, fileAddresses, unusedFiles } from './export-files';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

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
  for (const address of [...clientRuntime, ...ours]) {
    mkdirSync(dirname(folder + address), { recursive: true });
    writeFileSync(folder + address, 'x');
  }
  expect(unusedFiles(fileAddresses(folder))).toEqual(clientRuntime);
  deleteFiles(folder, clientRuntime);
  expect(fileAddresses(folder)).toEqual(ours);
  expect(existsSync(`${folder}/garlic`)).toBe(false);
});
