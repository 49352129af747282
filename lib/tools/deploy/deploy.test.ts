/** @jest-environment node */

import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { prepareProject } from '../../testing/project-folder';
import { planUpload, readRecord, writeRecord } from './plan-upload.mjs';

const hash = (letter: string) => letter.repeat(64);
const day = (date: string) => new Date(`${date}T22:17:00Z`);

test('uploads what pages refer to, then the pages, then the service worker, and nothing twice', () => {
  const built = new Map(
    [
      'service-worker.js.br',
      'garlic.html',
      '.htaccess',
      'service-worker.js',
      'photos/owner-1a2b3c4d-480.avif',
      'index.html',
      '_next/static/media/font.woff2',
      'islands/form-ABC.js',
      'robots.txt',
    ].map((path) => [path, hash('a')]),
  );
  const uploaded = new Map([
    ['robots.txt', { hash: hash('a') }],
    ['garlic.html', { hash: hash('b') }],
  ]);
  const { uploads, after } = planUpload(built, uploaded, day('2026-11-22'));
  expect(uploads).toEqual([
    '_next/static/media/font.woff2',
    'islands/form-ABC.js',
    'photos/owner-1a2b3c4d-480.avif',
    '.htaccess',
    'garlic.html',
    'index.html',
    'service-worker.js',
    'service-worker.js.br',
  ]);
  expect(planUpload(built, after, day('2026-11-23'))).toMatchObject({ uploads: [], deletions: [] });
});

test('deletes a file a week after the first build without it, unless a build has it again', () => {
  const page = new Map([['index.html', hash('a')]]);
  const before = new Map([...page, ['photos/old.avif', hash('b')] as const]);
  let { after } = planUpload(before, new Map(), day('2026-11-01'));
  const build = (files: ReadonlyMap<string, string>, date: string) => {
    const plan = planUpload(files, readRecord(writeRecord(after)), day(date));
    after = new Map(plan.after);
    return plan.deletions;
  };
  expect(build(page, '2026-11-22')).toEqual([]);
  expect(build(page, '2026-11-28')).toEqual([]);
  expect(build(before, '2026-11-28')).toEqual([]);
  expect(build(page, '2026-11-30')).toEqual([]);
  expect(build(page, '2026-12-07')).toEqual(['photos/old.avif']);
  expect([...after.keys()]).toEqual(['index.html']);
});

test('a record that is damaged deletes nothing', () => {
  expect(readRecord(`<html>not found\n${hash('a')} - ../../etc/passwd and more\n`).size).toBe(0);
});

describe('the command', () => {
  const project = prepareProject();
  const deploy = (...more: string[]) =>
    project.node([resolve('lib/tools/deploy/deploy.mjs'), 'out', ...more]);
  const online = () =>
    readdirSync(join(project.folder, 'online'), { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(project.folder, 'online', path)).isFile())
      .sort();
  const files = {
    '.htaccess': 'rules',
    '404.html': 'missing',
    'index.html': '<p>R3 500',
    'photos/owner-1a2b3c4d-480.avif': 'picture',
  };

  beforeEach(() => {
    for (const [path, content] of Object.entries(files)) project.write(`out/${path}`, content);
    project.write('online/mail.php', 'not ours');
  });

  // A stand-in for the sftp of OpenSSH that applies the batch to the folder `online`.
  const sftp = `#!${process.execPath}
    const { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync } = require('node:fs');
    const online = (path) => __dirname + '/../online/' + path;
    const [cd, ...lines] = readFileSync(0, 'utf8').trim().split('\\n');
    const isRight = process.argv.at(-1) === 'sftp://ann@host:2222' && cd === 'cd "public_html"';
    for (const line of isRight ? lines : ['cd']) {
      const [verb, ...paths] = line.replaceAll('"', '').split(' ');
      try {
        if (verb === '-mkdir') mkdirSync(online(paths[0]));
        else if (verb === 'put') copyFileSync(paths[0], online(paths[1]));
        else if (verb === '-get') copyFileSync(online(paths[0]), paths[1]);
        else if (verb === 'rename') renameSync(online(paths[0]), online(paths[1]));
        else if (verb === '-rm') rmSync(online(paths[0]));
        else throw new Error('unknown');
      } catch (error) {
        if (!verb.startsWith('-')) throw error;
      }
    }`;

  test.each(['online', 'sftp://ann@host:2222/public_html'])(
    'brings a build to %s',
    (destination) => {
      project.write('bin/sftp', sftp);
      expect(deploy(destination)).toMatchObject({ status: 0, stdout: 'Uploaded 4, deleted 0.\n' });
      expect(online()).toEqual(['.uploaded', ...Object.keys(files), 'mail.php'].sort());
      expect(deploy(destination).stdout).toBe('The host has all of it already.\n');
      project.write('out/index.html', '<p>R3 600');
      project.remove('out/photos/owner-1a2b3c4d-480.avif');
      expect(deploy(destination).stdout).toBe('Uploaded 1, deleted 0.\n');
      expect(project.read('online/index.html')).toBe('<p>R3 600');
      const record = project.read('online/.uploaded');
      project.write('online/.uploaded', record.replace(/ \d{4}-\d\d-\d\d /, ' 2026-01-01 '));
      expect(deploy(destination).stdout).toBe('Uploaded 0, deleted 1.\n');
      expect(online()).toEqual(['.htaccess', '.uploaded', '404.html', 'index.html', 'mail.php']);
    },
  );

  test('says in one sentence what it cannot do, and changes nothing then', () => {
    project.write('bin/sftp', '#!/bin/sh\necho Permission denied. >&2\nexit 255\n');
    expect(deploy('sftp://ann@host/public_html')).toMatchObject({
      status: 1,
      stderr: 'host did not take the files (Permission denied.): run the deployment again.\n',
    });
    expect(deploy()).toMatchObject({ status: 1, stderr: expect.stringContaining('Say what') });
    project.write('out/two words.html', '');
    expect(deploy('online').stderr).toMatch(/^two words\.html has a name .*\n$/);
    project.remove('out/404.html');
    expect(deploy('online').stderr).toBe('There is no finished site in out: build it first.\n');
    expect(online()).toEqual(['mail.php']);
  });

  test('fails when the address of the site does not show what was uploaded', () => {
    const page = `data:text/html,${encodeURIComponent(files['index.html'])}`;
    expect(deploy('online', page).status).toBe(0);
    for (const other of ['data:text/html,another', 'http://localhost:9/']) {
      expect(deploy('online', other)).toMatchObject({
        status: 1,
        stderr: `The files are on the host, but ${other} shows another page: see docs/deploying.md.\n`,
      });
    }
  });
});
