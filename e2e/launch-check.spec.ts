import { spawnSync } from 'node:child_process';
import { findOpenQuestions } from '../lib/tools/launch-check/open-questions';
import { previewEnvironment, previewFolder } from '../lib/tools/preview-build.mjs';
import { expect, test, thorough } from './site';

test('the launch check asks by subject and fails', { tag: thorough }, async () => {
  const { status, stdout } = spawnSync('npm', ['run', '-s', 'launch-check'], {
    encoding: 'utf8',
    env: { ...process.env, ...previewEnvironment, SITE_FOLDER: previewFolder },
  });
  const withoutNumbers = stdout.replace(/^ {2}\d+\. /gm, '  ');
  for (const { subject, open, questions } of await findOpenQuestions()) {
    expect(withoutNumbers).toContain(`${subject} (${open})\n  ${questions.join('\n  ')}\n`);
  }
  expect(stdout).toContain('.env.local\n  NEXT_PUBLIC_SITE_URL is http://localhost:3000/');
  expect(stdout).toContain(`${previewFolder}/index.html\n  asks search engines to stay away.\n`);
  const count = stdout.match(/^ {2}\d+\. /gm)?.length;
  expect(stdout).toContain(`\nOpen: ${count} for the owner to answer`);
  expect(status).toBe(1);
});
