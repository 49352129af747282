import { spawnSync } from 'node:child_process';
import { prepareProject } from '../../../testing/project-folder';
import { writeFarm } from '../../../testing/written-farms';

const project = prepareProject();

test.each([
  ['open', 1, /^Before the site goes live, please answer:\n {2}- What is the owner’s full name\?/],
  ['needed', 0, /^These can wait;[^]*\nNo answer is missing/],
] as const)('of a farm with %s answers it asks the rest, and ends with %d', (kind, ended, said) => {
  writeFarm(kind, project.folder);
  const command = ['tsx', 'lib/tools/owner/launch-check/launch-check.ts'];
  const { status, stdout } = spawnSync('npx', command, {
    encoding: 'utf8',
    env: { ...process.env, FACTS_FOLDER: project.folder },
  });
  expect({ status, stdout }).toEqual({ status: ended, stdout: expect.stringMatching(said) });
});
