import { spawnSync } from 'node:child_process';
import { openQuestions } from '../content/facts';
import { previewEnvironment } from '../lib/tools/build-preview.mjs';
import { filledFarm, previewFolder } from '../lib/tools/folders.mjs';
import { expect, test, thorough } from './site';

test('the launch check of a filled farm asks nothing of the owner', { tag: thorough }, () => {
  expect(openQuestions).toEqual([]);
  const { status, stdout } = spawnSync('npm', ['run', '-s', 'launch-check'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      ...previewEnvironment,
      FACTS_FOLDER: filledFarm,
      SITE_FOLDER: previewFolder,
    },
  });
  expect(stdout).toContain('.env.local: NEXT_PUBLIC_SITE_URL is http://localhost:3000/');
  expect(stdout).toContain(`${previewFolder}/index.html asks search engines to stay away.\n`);
  expect(stdout).toContain('\nOpen: 0 for the owner to answer');
  expect(status).toBe(1);
});
