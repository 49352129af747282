import { spawnSync } from 'node:child_process';
import { exampleFarm } from '@/lib/facts/farms.mjs';
import { prepareProject } from '../../../testing/project-folder';
import { writeFarm } from '../../../testing/written-farms';

const project = prepareProject();

/** Runs the launch check on a folder of facts. */
function check(folder: string) {
  const command = ['tsx', 'lib/tools/owner/launch-check/launch-check.ts'];
  const { status, stdout, stderr } = spawnSync('npx', command, {
    encoding: 'utf8',
    env: { ...process.env, FACTS_FOLDER: folder },
  });
  return { status, stdout, stderr };
}

test.each([
  ['open', 1, /^Before the site goes live, please answer:\n {2}- What is the owner’s full name\?/],
  ['needed', 0, /^These can wait;[^]*\nPhotos can wait;[^]*\nNo answer is missing/],
] as const)(
  'of a farm with %s answers it asks the rest, and ends with %d',
  (kind, status, said) => {
    writeFarm(kind, project.folder);
    expect(check(project.folder)).toMatchObject({ status, stdout: expect.stringMatching(said) });
  },
);

test('of the example farm it asks nothing', () => {
  expect(check(exampleFarm).stdout).toBe('No answer is missing: the site can go live.\n');
});
