/** Asks GitHub, by its REST API, from inside a workflow. Runs where no packages are installed. */
import { readFileSync } from 'node:fs';

/**
 * A part of an answer as text; empty where the answer has no such part.
 * @param {unknown} value
 * @param {...PropertyKey} path
 */
export function textAt(value, ...path) {
  /** @type {unknown} */
  let part = value;
  for (const name of path) {
    part = typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined;
  }
  if (typeof part === 'string') return part;
  return typeof part === 'number' || typeof part === 'boolean' ? String(part) : '';
}

/**
 * @param {string} path inside the repository, such as `issues/12/comments`
 * @param {object} [body] what to send; without one, only read
 * @returns {Promise<unknown>}
 */
export async function askGitHub(path, body) {
  const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN } = process.env;
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { accept: 'application/vnd.github+json', authorization: `Bearer ${GITHUB_TOKEN}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${path}: ${text}`);
  return text ? JSON.parse(text) : undefined;
}

/** What started the workflow. */
export function readEvent() {
  /** @type {unknown} */
  const event = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH ?? '', 'utf8'));
  return event;
}

/**
 * The number of the pull request that a run is about: the one that started it, or the one that
 * brought its commit to main; empty when there is none.
 */
export async function findPullRequest() {
  return (
    textAt(readEvent(), 'pull_request', 'number') ||
    textAt(await askGitHub(`commits/${process.env.GITHUB_SHA}/pulls`), 0, 'number')
  );
}
