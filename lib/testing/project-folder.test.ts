import { spawnSync } from 'node:child_process';
import { prepareProject } from './project-folder';

const project = prepareProject();

// In a process of its own: Jest gives tests a copy of the environment, and children that of the process.
test('tests leave the repository alone that a git hook names in the environment', () => {
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
