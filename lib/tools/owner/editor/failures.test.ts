import { findQueryCause, findStatusCause } from './failures';

test.each([
  [200, null, undefined],
  [403, '12', 403],
  // The limit on requests, not a missing permission.
  [403, '0', 429],
  [418, null, 422],
  [502, null, 500],
])('an answer with status %s and %j requests left is understood as %s', (status, left, cause) => {
  expect(findStatusCause(status, left)).toBe(cause);
});

test.each<[unknown, unknown]>([
  [{ data: {} }, undefined],
  ['<!doctype html>', 'stranger'],
  [{ errors: [{ type: 'FORBIDDEN' }] }, 403],
  [{ errors: [{ message: 'Something went wrong' }] }, 500],
])('the answer %j to a query is understood as %s', (answer, cause) => {
  expect(findQueryCause(answer)).toBe(cause);
});
