import { describeError } from './describe-error';

test.each([
  [new Error('The field is empty'), 'The field is empty'],
  [{ status: 503, statusText: 'Service Unavailable' }, '503 Service Unavailable'],
  [Object.assign(new Error('No rows'), { status: 500 }), '500: No rows'],
  ['plain words', 'plain words'],
  [{ status: {}, message: null }, ''],
  [null, ''],
  [undefined, ''],
])('describes %p', (error, text) => {
  expect(describeError(error)).toBe(text);
});
