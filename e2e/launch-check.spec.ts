import { spawnSync } from 'node:child_process';
import { findOpenQuestions } from '../lib/tools/launch-check/open-questions';
import { previewEnvironment, previewFolder } from '../lib/tools/preview-build.mjs';
import { expect, test, thorough } from './site';

test('the launch check asks the owner by subject, names the rest by file, and fails', {
  tag: thorough,
}, async () => {
  const { status, stdout } = spawnSync('npm', ['run', '-s', 'launch-check'], {
    encoding: 'utf8',
    env: { ...process.env, ...previewEnvironment, SITE_FOLDER: previewFolder },
  });
  let number = 0;
  for (const { subject, open, questions } of await findOpenQuestions()) {
    const list = questions.map((question) => `\n  ${++number}. ${question}`);
    expect(stdout).toContain(`${subject} (${open})${list.join('')}\n`);
  }
  expect(stdout).toContain('.env.local\n  NEXT_PUBLIC_SITE_URL is http://localhost:3000/');
  expect(stdout).toContain(`${previewFolder}/index.html\n  asks search engines to stay away.\n`);
  expect(stdout).toContain(`\nOpen: ${number} for the owner to answer`);
  expect(status).toBe(1);
});
