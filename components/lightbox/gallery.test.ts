import { stepFromKey, stepFromSwipe } from './gallery';

test.each([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['Enter', 0],
  ['toString', 0],
])('the key %s steps by %i', (key, step) => {
  expect(stepFromKey(key)).toBe(step);
});

test.each([
  [-120, 1],
  [120, -1],
  [-39, 0],
  [39, 0],
  [0, 0],
])('a swipe over %i pixels steps by %i', (distance, step) => {
  expect(stepFromSwipe(distance)).toBe(step);
});
