import { spawnSync } from 'node:child_process';
import { exampleFarm } from '../content/facts/folders.mjs';
import { previewEnvironment } from '../lib/tools/build-preview.mjs';
import { previewFolder } from '../lib/tools/folders.mjs';
import { expect, test, thorough } from './site';

test('the launch check of the example farm asks nothing of the owner', { tag: thorough }, () => {
  const { status, stdout } = spawnSync('npm', ['run', '-s', 'launch-check'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      ...previewEnvironment,
      FACTS_FOLDER: exampleFarm,
      SITE_FOLDER: previewFolder,
    },
  });
  expect(stdout).toContain('.env.local: NEXT_PUBLIC_SITE_URL is http://localhost:3000/');
  expect(stdout).toContain(`${previewFolder}/index.html asks search engines to stay away.\n`);
  expect(stdout).toContain('\nOpen: 0 for the owner to answer');
  expect(status).toBe(1);
});
