import { type Cause, findCause } from './failures';

test.each<[number, string | null, unknown, Cause | undefined]>([
  [200, null, { data: {} }, undefined],
  [204, null, undefined, undefined],
  [200, null, undefined, 'stranger'],
  [418, null, {}, 422],
  [502, null, {}, 500],
  [403, '12', {}, 403],
  // It counts requests, and is no question of permissions.
  [403, '0', {}, 429],
  [200, null, { errors: [{ type: 'FORBIDDEN' }] }, 403],
  [200, null, { errors: [{ message: 'Something went wrong' }] }, 500],
])('an answer %s with %j requests left and %j is understood as %s', (status, left, body, cause) => {
  expect(findCause(status, left, body)).toBe(cause);
});
