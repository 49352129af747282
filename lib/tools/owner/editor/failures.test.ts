import { type Cause, explainFailure, findCause } from './failures';

test.each<[number, string | null, unknown, Cause | undefined]>([
  [200, null, { data: {} }, undefined],
  [204, null, undefined, undefined],
  [200, null, undefined, 'stranger'],
  [418, null, {}, 'failed'],
  [403, '12', {}, 403],
  // It counts requests, and is no question of permissions.
  [403, '0', {}, 429],
  [200, null, { errors: [{ type: 'FORBIDDEN' }] }, 403],
  [200, null, { errors: [{ message: 'Something went wrong' }] }, 'failed'],
])('an answer %s with %j requests left and %j is understood as %s', (status, left, body, cause) => {
  expect(findCause(status, left, body)).toBe(cause);
});

test('each failure has a sentence for what happened, what is kept and what to tap', () => {
  const words = ['offline', 'silence', 'stranger', 'changed', 'failed', 'refused'] as const;
  const sentences = [...words, ...([401, 403, 404, 429] as const)].flatMap((cause) =>
    (['open', 'save'] as const).map((moment) => explainFailure(cause, moment)),
  );
  expect(new Set(sentences).size).toBe(20);
  for (const sentence of sentences) {
    expect(sentence).toMatch(/ (Nothing is lost|.* kept on this phone)\. /);
    expect(sentence).toMatch(/(open the editor|tap Save) again\.$/);
    expect(sentence).not.toMatch(/entry|branch|commit|undefined/i);
  }
});
