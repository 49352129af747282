import { spawnSync } from 'node:child_process';
import { prepareProject } from './project-folder';

const project = prepareProject();

// Runs in a process of its own: Jest gives a test only a copy of the environment, which programs do not inherit.
test('tests do not change the repository that a git hook names in the environment', () => {
  project.git('init');
  project.write('page.tsx', 'theirs');
  project.commit();
  const state = () => [project.git('log', '--all'), project.git('ls-files', '--stage')];
  const before = state();
  const GIT_DIR = `${project.folder}/.git`;
  const { status } = spawnSync('npx', ['jest', 'workflows', '-t', 'last good run'], {
    env: { ...process.env, GIT_DIR, GIT_INDEX_FILE: `${GIT_DIR}/index` },
  });
  expect(state()).toEqual(before);
  expect(status).toBe(0);
});
