/** Asks GitHub from inside a workflow, by `gh`, which its runners have. Runs where no packages are installed. */
import { execFileSync } from 'node:child_process';
import { liveAnswer } from './answers.mjs';

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
 * The numbers of the pull requests that a run answers under: the one that started it or, on main, its own
 * and earlier ones. GitHub drops a run that waits for its turn when a later one comes, and an upload may
 * fail, so the next run answers under those as well.
 * @param {boolean} isLive whether main is online now: then all are answered that nobody has said so under,
 * and otherwise those without an answer since they were merged
 */
export function findPullRequests(isLive) {
  const { GITHUB_EVENT_NAME, GITHUB_SHA, PULL_REQUEST } = process.env;
  if (PULL_REQUEST) return [PULL_REQUEST];
  // The run of each night has nothing to say, unless it uploaded what could not be uploaded by day.
  if (!isLive && GITHUB_EVENT_NAME !== 'push') return [];
  const isAnswered = isLive
    ? `any(.comments[]; .body | startswith("${liveAnswer}"))`
    : '.mergedAt as $merged | any(.comments[]; .createdAt > $merged)';
  const query = `(.[] | select(.mergeCommit.oid == "${GITHUB_SHA}").mergedAt) as $turn
    | .[] | select(.mergedAt <= $turn and (${isAnswered} | not)).number`;
  const merged = ['--state', 'merged', '--base', 'main', '--limit', '20'];
  const fields = ['--json', 'number,mergedAt,mergeCommit,comments'];
  return gh('pr', 'list', ...merged, ...fields, '--jq', query)
    .split('\n')
    .filter(Boolean);
}
