/** Asks GitHub from inside a workflow, by `gh`, which its runners have. Runs where no packages are installed. */
import { execFileSync } from 'node:child_process';

/**
 * Runs `gh` on the repository of this checkout.
 * @param {...string} words
 * @returns what it prints
 * @throws when it fails; it says why on the screen.
 */
export function gh(...words) {
  // Node would break off after a megabyte, which many runs or comments exceed.
  return execFileSync('gh', words, { encoding: 'utf8', maxBuffer: 2 ** 26 }).trim();
}

/**
 * The number of the pull request that a run is about: the one that started it, or the one that
 * brought its commit to main; empty when there is none.
 */
export function findPullRequest() {
  const { GITHUB_SHA, PULL_REQUEST } = process.env;
  const pulls = `repos/{owner}/{repo}/commits/${GITHUB_SHA}/pulls`;
  return PULL_REQUEST || gh('api', pulls, '--jq', '.[0].number // empty');
}
