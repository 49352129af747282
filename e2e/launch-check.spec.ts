import { spawnSync } from 'node:child_process';
import { previewEnvironment, previewFolder } from '../lib/tools/preview-build.mjs';
import { expect, test, thorough } from './site';

test('the launch check asks the owner by subject, names the rest by file, and fails', {
  tag: thorough,
}, () => {
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
  expect(sections.get('Who you are and how to reach you (content/farm.ts)')?.[0]).toBe(
    '1. What is the owner’s full name, as visitors should read it?',
  );
  expect(sections.get('How you do business (content/business.ts)')?.join('\n')).toContain(
    'Do the garlic prices include VAT?',
  );
  expect(sections.get('Photos (content/photos.ts)')?.join('\n')).toContain(
    'Which photo of the farm replaces the stand-in owner.jpg?',
  );
  expect(sections.get('Testimonials (content/testimonials.ts)')).toHaveLength(3);
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
