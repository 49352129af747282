/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteFiles, fileAddresses, unusedFiles, writeFiles } from './export-files';

let folder: string;

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
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFiles(
    folder,
    [...clientRuntime, ...ours].map((address) => [address, 'x']),
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

test('finds what only the client runtime of Next asks for, and leaves what it does not know', () => {
  expect(unusedFiles(fileAddresses(folder), [])).toEqual(clientRuntime);
});

test('spares a file that the site itself put there', () => {
  expect(unusedFiles(fileAddresses(folder), ['/garlic.txt'])).not.toContain('/garlic.txt');
});

test('deletes files and the folders that this leaves empty, and no other folder', () => {
  mkdirSync(join(folder, 'empty'));
  deleteFiles(folder, unusedFiles(fileAddresses(folder), []));
  expect(fileAddresses(folder)).toEqual(ours);
  expect(() => mkdirSync(join(folder, 'garlic'))).not.toThrow();
  expect(() => mkdirSync(join(folder, 'empty'))).toThrow('EEXIST');
});
