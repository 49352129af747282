import { type Cause, explainFailure, findCause, type Moment, momentOf } from './failures';

// What the browser's tests of the failures do not answer with.
test.each<[number, unknown, Cause | undefined]>([
  [200, { data: {} }, undefined],
  [204, undefined, undefined],
  [418, {}, 'failed'],
  [200, { errors: [{ type: 'FORBIDDEN' }] }, 403],
  [200, { errors: [{ message: 'Something went wrong' }] }, 'failed'],
])('an answer %s with %j is understood as %s', (status, body, cause) => {
  expect(findCause(status, null, body)).toBe(cause);
});

test('a 403 that counts requests is no question of permissions', () => {
  expect(findCause(403, '0', {})).toBe(429);
  expect(findCause(403, '12', {})).toBe(403);
});

test.each<[Moment, string, string, string]>([
  ['open', 'GET', '/repos/a/b/git/trees/1', ''],
  ['open', 'POST', '/graphql', '{"query":"query { repository"}'],
  ['save', 'POST', '/graphql', '{"query":"mutation { createCommitOnBranch"}'],
  ['save', 'POST', '/repos/a/b/pulls', '{}'],
  ['save', 'POST', '/repos/a/b/issues/1/labels', '{}'],
  ['publish', 'POST', '/graphql', '{"query":"mutation { markPullRequestReadyForReview"}'],
  ['publish', 'PATCH', '/repos/a/b/issues/1', '{}'],
  ['publish', 'PUT', '/repos/a/b/pulls/1/merge', '{}'],
])('%s is known by %s %s %s', (moment, method, path, body) => {
  expect(momentOf(method, path, body)).toBe(moment);
});

test('each failure has a sentence for what happened, what is kept and what to press', () => {
  const words = ['offline', 'silence', 'stale', 'failed'] as const;
  const codes = [401, 403, 404, 405, 409, 422, 429] as const;
  const sentences = [...words, ...codes].flatMap((cause) =>
    (['open', 'save', 'publish'] as const).map((moment) => explainFailure(cause, moment)),
  );
  expect(new Set(sentences).size).toBe(33);
  for (const sentence of sentences) {
    expect(sentence).toMatch(/ (Nothing is lost|.* kept on this phone|.* what is live stays)\. /);
    expect(sentence).toMatch(/(open the desk|press Save|press Publish) again\.$/);
    expect(sentence).not.toMatch(/entry|branch|commit|pull request(?!s must)|undefined/i);
  }
});
