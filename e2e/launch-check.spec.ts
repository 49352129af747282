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
  const sections = new Map(
    stdout.split('\n\n').map((section) => {
      const [heading = '', ...lines] = section.split('\n  ');
      return [heading, lines];
    }),
  );
  const groups = await findOpenQuestions();
  for (const { subject, open, questions } of groups) {
    const asked = sections.get(`${subject} (${open})`)?.map((line) => line.replace(/^\d+\. /, ''));
    expect(asked).toEqual(questions);
  }
  const questions = [...sections.values()].flat().filter((line) => /^\d+\. /.test(line));
  expect(questions.map((line) => Number.parseInt(line, 10))).toEqual(
    questions.map((_, index) => index + 1),
  );
  expect(sections.get('.env.local')?.[0]).toContain(
    'NEXT_PUBLIC_SITE_URL is http://localhost:3000/',
  );
  expect(sections.get(`${previewFolder}/index.html`)).toEqual([
    'asks search engines to stay away.',
  ]);
  expect(stdout).toContain(`\nOpen: ${questions.length} for the owner to answer`);
  expect(status).toBe(1);
});
