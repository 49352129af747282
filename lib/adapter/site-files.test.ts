/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteFiles, fileAddresses, unusedFiles } from './site-files';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, '_next/static/empty'), { recursive: true });
  for (const name of [
    'index.html',
    'index.txt',
    'robots.txt',
    '_next/static/a.js',
    '_not-found.html',
  ]) {
    writeFileSync(join(folder, name), '');
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

test('finds what only the client runtime of Next asks for, and spares the public files', () => {
  expect(unusedFiles(fileAddresses(folder), ['/robots.txt'])).toEqual([
    '/_next/static/a.js',
    '/_not-found.html',
    '/index.txt',
  ]);
});

test('deletes files and the folders they leave empty', () => {
  deleteFiles(folder, unusedFiles(fileAddresses(folder), ['/robots.txt']));
  expect(fileAddresses(folder)).toEqual(['/index.html', '/robots.txt']);
  expect(() => mkdirSync(join(folder, '_next'))).not.toThrow();
});
