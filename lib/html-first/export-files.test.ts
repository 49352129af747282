import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deleteFiles, fileAddresses, unusedFiles } from './export-files';

const clientRuntime = [
  '/__next._tree.txt',
  '/_next/static/build/_buildManifest.js',
  '/_next/static/chunks/a.css',
  '/_not-found.html',
  '/about.txt',
  '/about/__next.about.__PAGE__.txt',
];
const ours = ['/_next/static/media/a.avif', '/about.html', '/humans.txt'];

test('deletes what only the client runtime of Next asks for, and the folders that are empty then', () => {
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  for (const address of [...clientRuntime, ...ours]) {
    mkdirSync(dirname(folder + address), { recursive: true });
    writeFileSync(folder + address, 'x');
  }
  deleteFiles(folder, unusedFiles(fileAddresses(folder)));
  expect(fileAddresses(folder)).toEqual(ours);
  expect(existsSync(`${folder}/about`)).toBe(false);
  rmSync(folder, { recursive: true });
});
