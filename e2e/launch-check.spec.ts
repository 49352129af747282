import { spawnSync } from 'node:child_process';
import { previewEnvironment } from '../lib/setup/preview-environment.mjs';
import { expect, test, thorough } from './site';

test('the launch check lists what is open, by the file to open, and fails', {
  tag: thorough,
}, () => {
  const { status, stdout } = spawnSync('npm', ['run', '-s', 'launch-check'], {
    encoding: 'utf8',
    env: { ...process.env, ...previewEnvironment },
  });
  const sections = new Map(
    stdout.split('\n\n').map((section) => {
      const [file = '', ...problems] = section.split('\n  ');
      return [file, problems];
    }),
  );
  expect(sections.get('content/farm.ts')).toContain(
    'Which cell number answers calls and WhatsApp?',
  );
  expect(sections.get('content/photos.ts')).toContain(
    'Which photo of the farm replaces the stand-in owner.jpg?',
  );
  expect(sections.get('content/testimonials.ts')).toHaveLength(3);
  expect(sections.get('.env.local')?.[0]).toContain(
    'NEXT_PUBLIC_SITE_URL is http://localhost:3000/',
  );
  expect(sections.get('out/index.html')).toEqual(['asks search engines to stay away.']);
  expect(stdout.trimEnd()).toMatch(/\n\d+ things are open: the site is not to go live yet\.$/);
  expect(status).toBe(1);
});
