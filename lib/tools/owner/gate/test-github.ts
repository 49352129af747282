import { dirname } from 'node:path';
import type { prepareProject } from '../../../testing/project-folder';

/**
 * Stands in for `gh`: notes each command in `calls`, and prints the answer to those that begin so.
 * @returns the environment of a workflow that runs on a commit of main
 */
export function standInForGitHub(
  project: ReturnType<typeof prepareProject>,
  answers: Readonly<Record<string, string>>,
): Record<string, string> {
  const cases = Object.entries(answers).map(
    ([words, answer]) => `'${words}'*) cat <<'END'\n${answer}\nEND\n;;`,
  );
  project.write(
    'bin/gh',
    `#!/bin/sh\necho "$*" >> calls\ncase "$*" in\n${cases.join('\n')}\n*) exit 1 ;;\nesac\n`,
  );
  return {
    PATH: `${project.folder}/bin:${dirname(process.execPath)}:/usr/bin:/bin`,
    GITHUB_ACTIONS: 'true',
    GITHUB_REPOSITORY: 'ann/farm',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_RUN_ID: '7',
    GITHUB_SERVER_URL: 'https://github.example',
    GITHUB_SHA: 'abc',
  };
}
